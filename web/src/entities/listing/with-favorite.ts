import type { ListingCard } from '@qaysari/contract/listing-entity';

/** The favourites with or without that listing; a new one comes first, as the server has it. */
export function withFavorite(
  cards: readonly ListingCard[],
  card: ListingCard,
  isFavorite: boolean,
): ListingCard[] {
  const isThere = cards.some(({ _id }) => _id === card._id);
  if (isThere === isFavorite) return [...cards];
  return isFavorite ? [card, ...cards] : cards.filter(({ _id }) => _id !== card._id);
}
