import { describe, expect, it } from 'vitest';
import {
  clearSlot,
  countOf,
  fillFrom,
  forgetUploads,
  imageParts,
  moveSlot,
  noPictures,
  sentShare,
  putBack,
  slotsOf,
  withoutGaps,
  withPicture,
  type NewPicture,
  type Slots,
} from './slots.ts';

const picture = (name: string): NewPicture => ({
  id: name,
  kind: 'new',
  name,
  state: 'ready',
  blob: new Blob([name]),
});
const pictures = (names: string) => [...names].map(picture);
/** The slots as a line: a letter for a picture, a dot for an empty one. */
const line = (slots: Slots) => slots.map((slot) => slot?.id ?? '.').join('');
const slotsLike = (text: string): Slots =>
  noPictures.map((_, index) => {
    const letter = text[index] ?? '.';
    return letter === '.' ? undefined : picture(letter);
  });

describe('fillFrom', () => {
  it.each([
    ['..........', 0, 'abc', 'abc.......', 0],
    ['..........', 4, 'abc', '....abc...', 0],
    ['x.y.......', 0, 'abc', 'aby' + 'c......', 0],
    ['.x.y......', 0, 'abc', 'axby' + 'c.....', 0],
    ['..........', 8, 'abcd', 'cd......ab', 0],
    ['xxxxxxxxxx', 3, 'a', 'xxxaxxxxxx', 0],
    ['xxxxxxxxxx', 3, 'abc', 'xxxaxxxxxx', 2],
    ['..........', 0, 'abcdefghijklm', 'abcdefghij', 3],
    ['xxxxxxxx..', 8, 'abcd', 'xxxxxxxxab', 2],
    ['..........', 2, '', '..........', 0],
  ])('fills %s from slot %d with %s', (before, selected, added, after, dropped) => {
    const filled = fillFrom(slotsLike(before), selected, pictures(added));
    expect([line(filled.slots), filled.dropped]).toStrictEqual([after, dropped]);
  });
});

it('clears slots, moves pictures and counts them', () => {
  const slots = slotsLike('abc');
  expect(line(clearSlot(slots, 0))).toBe('bc........');
  expect(line(putBack(clearSlot(slots, 1), 1, picture('b')))).toBe('abc.......');
  expect(line(withoutGaps(slotsLike('.a..b.')))).toBe('ab........');
  expect(line(moveSlot(slots, 2, 0))).toBe('cab.......');
  expect(line(moveSlot(slots, 0, 1))).toBe('bac.......');
  expect(line(moveSlot(slots, 0, 9))).toBe('bc.......a');
  expect(countOf(slots)).toBe(3);
});

it('replaces a picture by its id, and nothing when it is gone', () => {
  const changed: NewPicture = { id: 'b', kind: 'new', name: 'b', state: 'failed' };
  expect(withPicture(slotsLike('abc'), changed)[1]).toBe(changed);
  expect(line(withPicture(slotsLike('a'), changed))).toBe('a.........');
});

describe('imageParts', () => {
  const urls = ['/media/1', '/media/2', '/media/3'];
  const stored = slotsOf(urls);

  it('sends nothing when no picture changed', () => {
    expect(imageParts(stored, urls)).toBeUndefined();
    expect(imageParts(noPictures, [])).toBeUndefined();
  });

  it('sends remaining pictures as URLs and emptied slots as null', () => {
    expect(imageParts(clearSlot(stored, 1), urls)).toStrictEqual(['/media/1', '/media/3', 'null']);
    expect(imageParts(clearSlot(stored, 2), urls)).toStrictEqual(['/media/1', '/media/2', 'null']);
    expect(imageParts(noPictures, urls)).toStrictEqual(['null', 'null', 'null']);
  });

  it('sends a changed order, and new pictures as files in their slots', () => {
    expect(imageParts(moveSlot(stored, 2, 0), urls)).toStrictEqual([urls[2], urls[0], urls[1]]);
    const [added] = pictures('a');
    const parts = imageParts(fillFrom(stored, 4, pictures('a')).slots, urls);
    expect(parts).toStrictEqual([...urls, 'null', added?.blob]);
  });
});

describe('pictures that are sent before the form', () => {
  const sent = (name: string, at = 1): NewPicture => ({
    ...picture(name),
    upload: { url: `/media/${name}`, at },
  });
  const slots = (...all: NewPicture[]) => fillFrom(noPictures, 0, all).slots;

  it('go into the form as URLs', () => {
    expect(imageParts(slots(sent('a'), sent('b')), [])).toStrictEqual(['/media/a', '/media/b']);
  });

  it('get another key when their upload is forgotten, in the same place', () => {
    const before = slots(sent('a', 1), sent('b', 5));
    const [first, second] = forgetUploads(before, ({ at }) => at < 3);
    expect(first).toMatchObject({ kind: 'new', name: 'a', state: 'waiting' });
    expect(first).not.toHaveProperty('upload');
    expect(first?.id).not.toBe('a');
    expect(second).toBe(before[1]);
  });

  it('count for the progress, until none is being sent', () => {
    const half: NewPicture = { ...picture('b'), state: 'sending', progress: 0.5 };
    const waiting: NewPicture = { ...picture('c'), state: 'waiting' };
    expect(sentShare(slots(sent('a'), half))).toBe(0.75);
    expect(sentShare(slots(sent('a'), waiting))).toBe(0.5);
    expect(sentShare(slots(sent('a'), { ...half, state: 'unsent' }))).toBeUndefined();
    expect(sentShare(noPictures)).toBeUndefined();
  });
});
