import type { ListingCard } from '@qaysari/contract/listing-entity';

/** The marked ads with that one among them or not; a mark that is new stands first, as the server has it. */
export function withMark(
  cards: readonly ListingCard[],
  card: ListingCard,
  marked: boolean,
): ListingCard[] {
  const isThere = cards.some(({ _id }) => _id === card._id);
  if (isThere === marked) return [...cards];
  return marked ? [card, ...cards] : cards.filter(({ _id }) => _id !== card._id);
}
