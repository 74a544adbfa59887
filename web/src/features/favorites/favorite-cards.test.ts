import type { ListingCard } from '@qaysari/contract/listing-entity';
import { expect, it } from 'vitest';
import { withMark } from './favorite-cards.ts';

const card = (id: string) => ({ _id: id }) as ListingCard;
const ids = (cards: readonly ListingCard[]) => cards.map(({ _id }) => _id);
const marked = [card('a'), card('b')];

it('puts a new mark first', () => {
  expect(ids(withMark(marked, card('c'), true))).toEqual(['c', 'a', 'b']);
});
it('takes a mark away', () => {
  expect(ids(withMark(marked, card('a'), false))).toEqual(['b']);
});
it('changes nothing that is so already', () => {
  expect(ids(withMark(marked, card('b'), true))).toEqual(['a', 'b']);
  expect(ids(withMark(marked, card('c'), false))).toEqual(['a', 'b']);
});
