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
  const told: (boolean | undefined)[] = [];
  const draft = new ListingDraft({ person: 'p', name: 'create' }, undefined, (isKept) => {
    told.push(isKept);
  });
  return { draft, told };
}

it.each([true, false])('tells whether the device keeps what was typed: %s', async (isKept) => {
  vi.mocked(writeDeviceDraft).mockResolvedValue(isKept);
  const { draft, told } = begin();
  draft.saveTexts({ title: 'Bakery' });
  await draft.flush();
  expect(told).toEqual([isKept]);
});

it('does not say that it is kept when the pictures are not', async () => {
  vi.mocked(writeDeviceDraft).mockImplementation((_person, name) =>
    Promise.resolve(!name.endsWith('pictures')),
  );
  const { draft, told } = begin();
  draft.savePictures(noPictures);
  await draft.flush();
  expect(told.at(-1)).toBe(false);
});

it('says nothing any more when nothing is left to keep', async () => {
  vi.mocked(writeDeviceDraft).mockResolvedValue(true);
  const { draft, told } = begin();
  draft.saveTexts({ title: 'Bakery' });
  await draft.flush();
  draft.saveTexts({});
  await draft.flush();
  expect(told).toEqual([true, undefined]);
  expect(dropDeviceDraft).toHaveBeenCalledOnce();
});
