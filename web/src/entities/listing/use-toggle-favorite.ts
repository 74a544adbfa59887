import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { addFavorite, removeFavorite } from '@qaysari/contract/listing/own-calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';
import { isUnanswered, useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { currentPerson } from '../../lib/session/token.ts';
import { favoriteKey, setOptimisticFavorite } from './optimistic-favorites.ts';
import { listingKeys } from './query-keys.ts';
import { storeFavorite, removeSentFavorite } from './offline-favorites.ts';

/** The final saved state of a switch, and the failure that prevented the wanted one. */
interface Outcome {
  value: boolean;
  error?: unknown;
  /** The value that was wanted last, where it could not be saved. */
  wanted?: boolean;
}

/**
 * Saves switches (on or off), each by its id. A switch has one pending call at a time. Of the presses meanwhile only
 * the last is sent, so the saved state matches the last press.
 */
export function createLatestToggleQueue() {
  const wanted = new Map<string, boolean>();
  return {
    /** The last wanted value of each switch with a pending call. */
    value: (id: string): boolean | undefined => wanted.get(id),

    /**
     * Answers the value that was saved last. Answers undefined while a call is pending: its caller gets the outcome of
     * this value too. After a failure nothing more is sent.
     */
    async run(
      id: string,
      value: boolean,
      send: (value: boolean) => Promise<unknown>,
    ): Promise<Outcome | undefined> {
      const isUnderWay = wanted.has(id);
      wanted.set(id, value);
      if (isUnderWay) return undefined;
      let saved = !value;
      try {
        for (let next = value; next !== saved; next = wanted.get(id) ?? saved) {
          await send(next);
          saved = next;
        }
        return { value: saved };
      } catch (error) {
        return { value: saved, error, wanted: wanted.get(id) ?? value };
      } finally {
        wanted.delete(id);
      }
    },
  };
}

/** One for all hearts: the same listing may be on a page twice. */
const queue = createLatestToggleQueue();

/**
 * Adds a listing to the favourites or removes it. The change shows at once; a failure undoes it with an error toast.
 * Without an answer it is stored on the device, and sent when the network is back.
 * Answers the server's message; undefined where there is none.
 */
export function useToggleFavorite(userId: string) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  return async (card: ListingCard, isFavorite: boolean): Promise<string | undefined> => {
    let message = '';
    const key = favoriteKey(userId, card._id);
    const person = currentPerson();
    setOptimisticFavorite(key, isFavorite);
    const saving = queue.run(key, isFavorite, async (value) => {
      const endpoint = value ? addFavorite : removeFavorite;
      ({ message } = await submitToApi(endpoint, { language, params: { id: card._id }, person }));
    });
    await show(queryClient, userId, card._id, isFavorite);
    const outcome = await saving;
    if (!outcome) return undefined;
    const heart = { id: card._id, title: card.title, at: Date.now() };
    if (isUnanswered(outcome.error)) {
      const value = outcome.wanted ?? isFavorite;
      if (await storeFavorite(userId, { ...heart, value })) {
        await show(queryClient, userId, card._id, value);
        showToast('info', t('favorite.waiting'));
        return undefined;
      }
    } else await removeSentFavorite(userId, heart);
    await show(queryClient, userId, card._id, outcome.value);
    if ('error' in outcome) setOptimisticFavorite(key, undefined);
    // Only the server knows the whole list and the former position of a favourite.
    const idsKey = listingKeys.favoriteIds(userId);
    const isKnown = queryClient.getQueryData(idsKey) !== undefined;
    const asking =
      !isKnown || 'error' in outcome
        ? refetchFresh(queryClient, { queryKey: idsKey })
        : Promise.resolve();
    void asking.then(() => {
      if (queue.value(key) === undefined) setOptimisticFavorite(key, undefined);
    });
    void refetchFresh(queryClient, { queryKey: listingKeys.favoritePages(userId) });
    if (!('error' in outcome)) return message;
    showToast('error', failureText(outcome.error, t('favorite.failed')));
    return undefined;
  };
}

/**
 * Changes the cached favourites. Cancels running queries first: their answers may be older than what is shown now. A
 * list that has not loaded stays unknown: a list of this favourite alone would empty all other hearts.
 */
async function show(
  queryClient: QueryClient,
  userId: string,
  id: string,
  isFavorite: boolean,
): Promise<void> {
  const idsKey = listingKeys.favoriteIds(userId);
  if (queryClient.getQueryData(idsKey) !== undefined) {
    await queryClient.cancelQueries({ queryKey: listingKeys.favorites(userId) });
    queryClient.setQueryData<string[]>(idsKey, (ids) => ids && withFavorite(ids, id, isFavorite));
  }
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
