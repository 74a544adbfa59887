import { expect, test } from 'vitest';
import { allCollections } from '../platform/collections.ts';
import { aboutCollections } from './about-collections.ts';

const { notes, ...about } = aboutCollections();
const places = (lines: readonly string[]) => lines.map((line) => line.split(': ', 1)[0]);

test('names every collection exactly once, in one of three lists', () => {
  const named = Object.values(about).flatMap(places);
  const known = allCollections().map(([, { path }]) => path.slice(0, path.lastIndexOf('/')));
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('says why, in Arabic and English', () => {
  const lines = Object.values(about).flat();
  expect(lines.filter((line) => !/: \p{Script=Arabic}.* — [a-z]/u.test(line))).toEqual([]);
});

test('lists what may be entered as a note', () => {
  expect(notes).toContainEqual(expect.stringMatching(/^phoneInTitle: Please remove/));
});

test('sorts before every other collection of the console', () => {
  const atTop = allCollections().map(([, { path }]) => path.split('/', 1)[0] ?? '');
  expect(atTop.toSorted()[0]).toBe('aboutCollections');
});
