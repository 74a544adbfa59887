import { expect, it, vi } from 'vitest';
import { dropDeviceDraft, writeDeviceDraft } from '../../../lib/drafts/drafts.ts';
import { noPictures } from '../pictures/slots.ts';
import { ListingDraft } from './listing-draft.ts';

vi.mock(import('../../../lib/drafts/drafts.ts'), () => ({
  readDeviceDraft: vi.fn(),
  writeDeviceDraft: vi.fn(),
  dropDeviceDraft: vi.fn(),
}));

function begin() {
  const reported: (boolean | undefined)[] = [];
  const draft = new ListingDraft({ person: 'p', name: 'create' }, undefined, (isStored) => {
    reported.push(isStored);
  });
  return { draft, reported };
}

it.each([true, false])('reports whether the device stores the texts: %s', async (isStored) => {
  vi.mocked(writeDeviceDraft).mockResolvedValue(isStored);
  const { draft, reported } = begin();
  draft.saveTexts({ title: 'Bakery' });
  await draft.flush();
  expect(reported).toEqual([isStored]);
});

it('does not report a stored draft when the pictures are not stored', async () => {
  vi.mocked(writeDeviceDraft).mockImplementation((_person, name) =>
    Promise.resolve(!name.endsWith('pictures')),
  );
  const { draft, reported } = begin();
  draft.savePictures(noPictures);
  await draft.flush();
  expect(reported.at(-1)).toBe(false);
});

it('reports undefined when nothing is left to store', async () => {
  vi.mocked(writeDeviceDraft).mockResolvedValue(true);
  const { draft, reported } = begin();
  draft.saveTexts({ title: 'Bakery' });
  await draft.flush();
  draft.saveTexts({});
  await draft.flush();
  expect(reported).toEqual([true, undefined]);
  expect(dropDeviceDraft).toHaveBeenCalledOnce();
});
