import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { addFavorite, removeFavorite } from '@qaysari/contract/own-listing-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { createLatestToggleQueue } from './latest-toggle-queue.ts';
import { listingKeys } from './query-keys.ts';

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
  return async (card: ListingCard, isFavorite: boolean): Promise<string | undefined> => {
    let message = '';
    const saving = queue.run(card._id, isFavorite, async (value) => {
      const endpoint = value ? addFavorite : removeFavorite;
      ({ message } = await submitToApi(endpoint, { language, params: { id: card._id } }));
    });
    const idsKey = listingKeys.favoriteIds(userId);
    const isKnown = queryClient.getQueryData(idsKey) !== undefined;
    await show(queryClient, userId, card._id, queue.value(card._id) ?? isFavorite);
    const outcome = await saving;
    if (!outcome) return undefined;
    await show(queryClient, userId, card._id, outcome.value);
    // Only the server knows the whole list, and which place a favourite had.
    if (!isKnown || 'error' in outcome) void queryClient.invalidateQueries({ queryKey: idsKey });
    void queryClient.invalidateQueries({ queryKey: listingKeys.favoritePages(userId) });
    if (!('error' in outcome)) return message;
    showToast('error', failureText(outcome.error, t('favorite.failed')));
    return undefined;
  };
}

/** Cancels running queries first: their answers may be older than what is shown now. */
async function show(
  queryClient: QueryClient,
  userId: string,
  id: string,
  isFavorite: boolean,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: listingKeys.favorites(userId) });
  queryClient.setQueryData<string[]>(listingKeys.favoriteIds(userId), (ids = []) =>
    withFavorite(ids, id, isFavorite),
  );
  if (isFavorite) return;
  queryClient.setQueriesData<ListingCard[]>(
    { queryKey: listingKeys.favoritePages(userId) },
    (cards) => cards?.filter(({ _id }) => _id !== id),
  );
}

/** Adds an id to the favourites or removes it; a new one comes first, as on the server. */
export function withFavorite(ids: readonly string[], id: string, isFavorite: boolean): string[] {
  if (ids.includes(id) === isFavorite) return [...ids];
  return isFavorite ? [id, ...ids] : ids.filter((each) => each !== id);
}
