import { expect, it } from 'vitest';
import { outdatedKeys } from './offline-answers.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const stored = (name: string, at: number): [string, { at: number; data: unknown }] => [
  name,
  { at, data: 'an answer' },
];

it('keeps the newest answers of a fortnight, 150 of them', () => {
  const fresh = Array.from({ length: 151 }, (_, index) => stored(`sara/${index}`, now - index));
  const all = [stored('sara/old', now - 15 * day), ...fresh];
  expect(outdatedKeys(all, now, () => true)).toEqual(['sara/old', 'sara/150']);
});

it('keeps nothing of somebody who is not signed in', () => {
  const all = [stored('omar/list', now), stored('sara/list', now), stored('visitor/list', now)];
  const canStore = (key: string) => !key.startsWith('omar/');
  expect(outdatedKeys(all, now, canStore)).toEqual(['omar/list']);
});
