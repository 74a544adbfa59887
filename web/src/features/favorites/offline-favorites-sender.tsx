import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@qaysari/contract/shared/languages';
import { addFavorite, removeFavorite } from '@qaysari/contract/listing/own-calls';
import { favoriteKey, setOptimisticFavorite } from '../../entities/listing/optimistic-favorites.ts';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import {
  noteOfflineFavorites,
  offlineFavorites,
  removeSentFavorite,
  type OfflineFavorite,
} from '../../entities/listing/offline-favorites.ts';
import { useLanguage } from '../../i18n/language.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';
import { useFailureText, ApiFailure } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** Interval of retries: an online device may still fail to reach our server. */
const againMs = 30_000;

/** Sends favorites that were changed offline, when the network is back. Until then they look as pressed. */
export function OfflineFavoritesSender({ userId }: { userId: string }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const isSending = useRef(false);
  const send = useEffectEvent(async () => {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    try {
      const decided = await sendOfflineFavorites(userId, language, {
        onRefused: ({ title }, failure) =>
          showToast(
            'error',
            failure.isNotFound
              ? t('favorite.gone', { title })
              : failureText(failure, t('favorite.failed')),
          ),
      });
      if (decided.length === 0) return;
      await refetchFresh(queryClient, { queryKey: listingKeys.favorites(userId) });
      for (const { id } of decided) setOptimisticFavorite(favoriteKey(userId, id), undefined);
    } finally {
      isSending.current = false;
    }
  });
  const begin = useEffectEvent(async () => {
    const favorites = await offlineFavorites(userId);
    for (const { id, value } of favorites) setOptimisticFavorite(favoriteKey(userId, id), value);
    // They were of somebody else, who has signed out.
    if (favorites.length === 0) noteOfflineFavorites(false);
    await send();
  });
  useEffect(() => {
    void begin();
    const timer = setInterval(() => void send(), againMs);
    const stop = onlineManager.subscribe(() => void send());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return null;
}

interface SendCallbacks {
  /** The API has refused: the ad is gone, or it has become one's own, for example. */
  onRefused: (favorite: OfflineFavorite, failure: ApiFailure) => void;
}

/**
 * Sends the stored favorites, one after the other. Both calls are idempotent, so two tabs may send at once.
 * Answers the favorites that the API has accepted or refused. Favorites without an answer stay stored.
 */
async function sendOfflineFavorites(
  userId: string,
  language: Language,
  { onRefused }: SendCallbacks,
): Promise<readonly OfflineFavorite[]> {
  const decided: OfflineFavorite[] = [];
  for (const favorite of await offlineFavorites(userId)) {
    try {
      const endpoint = favorite.value ? addFavorite : removeFavorite;
      await callApi(endpoint, { language, params: { id: favorite.id }, person: userId });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (mayComeLater(error)) return decided;
      onRefused(favorite, error);
    }
    await removeSentFavorite(userId, favorite);
    decided.push(favorite);
  }
  return decided;
}

/** No answer, too many calls, or a session that has ended: a later attempt may succeed. */
function mayComeLater({ isTransient, status }: ApiFailure): boolean {
  return isTransient || status === 401 || status === 408 || status === 429;
}
