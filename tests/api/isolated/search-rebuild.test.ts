import { warn } from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rebuildListingSearch } from '../../../functions/src/listing/browse/search.ts';
import { idsFound, openSearchProject } from '../../support/search-project.ts';

vi.mock('firebase-functions/logger', { spy: true });

const project = openSearchProject('rebuild');
const { save, edit, deliver, firestore } = project;

beforeAll(async () => {
  vi.mocked(warn).mockReturnValue();
  await project.clear();
});
afterAll(() => project.clear());

test('an index is published when there is none, even without ads', async () => {
  expect(await rebuildListingSearch()).toEqual({ size: 0, corrected: 0 });
  await save('a');
  expect(await rebuildListingSearch()).toEqual({ size: 1, corrected: 0 });
  expect(await project.pointer()).toMatchObject({ size: 1 });
});

test('changes without a trigger are picked up, also by running instances', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => save(id, { title: `first ${id}` })));
  const index = project.openIndex();
  expect(await idsFound(index)).toEqual(['a', 'b', 'c', 'd']);
  // As an import would do it.
  await edit('a', { title: 'imported' });
  await edit('b', { status: 'pending' });
  await firestore.doc('listings/c').delete();
  await edit('e', {});
  expect(await idsFound(index)).toEqual(['a', 'b', 'c', 'd']);
  expect(await rebuildListingSearch()).toEqual({ size: 3, corrected: 3 });
  for (const some of [index, project.openIndex()]) {
    expect(await idsFound(some)).toEqual(['a', 'd', 'e']);
    expect(await idsFound(some, { search: 'imported' })).toEqual(['a']);
  }
});

test('an ad that is restored to its state before the import is found as it is', async () => {
  await save('a', { title: 'original' });
  const index = project.openIndex();
  await edit('a', { title: 'imported' });
  await rebuildListingSearch();
  await edit('a', { title: 'original' });
  await deliver('a');
  for (const some of [index, project.openIndex()]) {
    expect(
      await some.countNew([{ filter: { search: 'imported' }, since: new Date(0) }], 1),
    ).toEqual([0]);
    expect(await idsFound(some, { search: 'original' })).toEqual(['a']);
  }
});

test('nothing is corrected when all is right', async () => {
  expect((await rebuildListingSearch()).corrected).toBe(0);
});
