import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { addFavorite, removeFavorite } from '@qaysari/contract/own-listing-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api-client.ts';
import { createLastWishes } from '../../lib/last-wish.ts';
import { showToast } from '../../lib/toast.ts';
import { useCallFailureText } from '../../lib/use-call-failure-text.ts';
import { withMark } from './favorite-cards.ts';
import { favoritesQuery } from './queries.ts';

/** One for all hearts: the same ad may stand on a page twice. */
const wishes = createLastWishes();

/** What is wished of an ad that a call is under way for. */
export function wishedOf(card: ListingCard): boolean | undefined {
  return wishes.of(card._id);
}

/**
 * Marks an ad or takes the mark away: shown at once, and taken back where it fails, which is said. Answers the words
 * of the server; undefined where there are none.
 */
export function useMark(userId: string) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useCallFailureText();
  const { queryKey } = favoritesQuery(userId, language);
  return async (card: ListingCard, marked: boolean): Promise<string | undefined> => {
    let said = '';
    const fulfilled = wishes.fulfil(card._id, marked, async (wish) => {
      const endpoint = wish ? addFavorite : removeFavorite;
      ({ message: said } = await submitToApi(endpoint, { language, params: { id: card._id } }));
    });
    const isKnown = queryClient.getQueryData(queryKey) !== undefined;
    await show(queryClient, queryKey, card, wishes.of(card._id) ?? marked);
    const outcome = await fulfilled;
    if (!outcome) return undefined;
    await show(queryClient, queryKey, card, outcome.stands);
    // Only the server knows the whole list, and in which place a mark stood.
    if (!isKnown || 'error' in outcome) void queryClient.invalidateQueries({ queryKey });
    if (!('error' in outcome)) return said;
    showToast('error', failureText(outcome.error, t('favorite.failed')));
    return undefined;
  };
}

/** An answer that is on its way may be older than what is shown now. */
async function show(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof favoritesQuery>['queryKey'],
  card: ListingCard,
  marked: boolean,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (cards = []) => withMark(cards, card, marked));
}
