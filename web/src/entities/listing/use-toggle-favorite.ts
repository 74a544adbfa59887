import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { addFavorite, removeFavorite } from '@qaysari/contract/own-listing-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { createLatestToggleQueue } from './latest-toggle-queue.ts';
import { favoritesQuery } from './queries.ts';

/** One for all hearts: the same listing may be on a page twice. */
const queue = createLatestToggleQueue();

/** What a heart that is being saved will be in the end. */
export function favoriteBeingSaved(card: ListingCard): boolean | undefined {
  return queue.value(card._id);
}

/**
 * Adds a listing to the favourites or removes it: shown at once, and taken back with an error toast where it fails.
 * Answers the server's message; undefined where there is none.
 */
export function useToggleFavorite(userId: string) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = favoritesQuery(userId, language);
  return async (card: ListingCard, isFavorite: boolean): Promise<string | undefined> => {
    let message = '';
    const saving = queue.run(card._id, isFavorite, async (value) => {
      const endpoint = value ? addFavorite : removeFavorite;
      ({ message } = await submitToApi(endpoint, { language, params: { id: card._id } }));
    });
    const isKnown = queryClient.getQueryData(queryKey) !== undefined;
    await show(queryClient, queryKey, card, queue.value(card._id) ?? isFavorite);
    const outcome = await saving;
    if (!outcome) return undefined;
    await show(queryClient, queryKey, card, outcome.value);
    // Only the server knows the whole list, and which place a favourite had.
    if (!isKnown || 'error' in outcome) void queryClient.invalidateQueries({ queryKey });
    if (!('error' in outcome)) return message;
    showToast('error', failureText(outcome.error, t('favorite.failed')));
    return undefined;
  };
}

/** Cancels running queries first: their answers may be older than what is shown now. */
async function show(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof favoritesQuery>['queryKey'],
  card: ListingCard,
  isFavorite: boolean,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (cards = []) => withFavorite(cards, card, isFavorite));
}

/** Adds a card to the favourites or removes it; a new one comes first, as on the server. */
export function withFavorite(
  cards: readonly ListingCard[],
  card: ListingCard,
  isFavorite: boolean,
): ListingCard[] {
  const isThere = cards.some(({ _id }) => _id === card._id);
  if (isThere === isFavorite) return [...cards];
  return isFavorite ? [card, ...cards] : cards.filter(({ _id }) => _id !== card._id);
}
