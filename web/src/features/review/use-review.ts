import { showReview } from '@qaysari/contract/review/calls';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';

/** What the API says of a token that shows nothing. */
const nothingShown: readonly number[] = [400, 404];

/**
 * What a link for our team shows (`#token=…`). The token stays in the address, so that a reload shows it again. The
 * answer stays nowhere: the page asks again whenever somebody comes back to it, as from the console.
 */
export function useReview() {
  const { hash } = useLocation();
  const language = useLanguage();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['review', token],
    queryFn: async ({ signal }) => {
      try {
        return await callApi(showReview, { language, body: { token }, signal });
      } catch (failure) {
        if (failure instanceof ApiFailure && nothingShown.includes(failure.status)) return null;
        throw failure;
      }
    },
    enabled: token !== '',
    gcTime: 0,
  });
  return {
    /** Undefined until it is known; null for a link that shows nothing. */
    shown: token === '' ? null : data,
    failure: error,
    reload: () => void refetch(),
  };
}
