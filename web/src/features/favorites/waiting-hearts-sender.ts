import type { Language } from '@qaysari/contract/shared/languages';
import { addFavorite, removeFavorite } from '@qaysari/contract/listing/own-calls';
import {
  settleHeart,
  waitingHearts,
  type WaitingHeart,
} from '../../entities/listing/waiting-hearts.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiFailure } from '../../lib/api/failure.ts';

interface Told {
  /** The API has refused: the ad is gone, or it has become one's own, for example. */
  onRefused: (heart: WaitingHeart, failure: ApiFailure) => void;
}

/**
 * Sends hearts that wait, one after the other. Both calls may be made twice: so two tabs that send are no harm.
 * Answers the hearts that the API has decided on; what gets no answer goes on waiting.
 */
export async function sendWaitingHearts(
  userId: string,
  language: Language,
  { onRefused }: Told,
): Promise<readonly WaitingHeart[]> {
  const decided: WaitingHeart[] = [];
  for (const heart of await waitingHearts(userId)) {
    try {
      const endpoint = heart.value ? addFavorite : removeFavorite;
      await callApi(endpoint, { language, params: { id: heart.id }, person: userId });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (mayComeLater(error)) return decided;
      onRefused(heart, error);
    }
    await settleHeart(userId, heart);
    decided.push(heart);
  }
  return decided;
}

/** No answer, too many calls, or a session that has ended: another time. */
function mayComeLater({ isTransient, status }: ApiFailure): boolean {
  return isTransient || status === 401 || status === 408 || status === 429;
}
