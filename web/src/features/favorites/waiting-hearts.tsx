import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { heartKey, pressHeart } from '../../entities/listing/pressed-hearts.ts';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { noteWaitingHearts, waitingHearts } from '../../entities/listing/waiting-hearts.ts';
import { useLanguage } from '../../i18n/language.ts';
import { askAnew } from '../../lib/api/ask-anew.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { sendWaitingHearts } from './waiting-hearts-sender.ts';

/** A network that is there may not have reached us. */
const againMs = 30_000;

/** Sends the hearts that somebody pressed without a network, when it is back; until then they look as pressed. */
export function WaitingHearts({ userId }: { userId: string }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const isSending = useRef(false);
  const send = useEffectEvent(async () => {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    try {
      const decided = await sendWaitingHearts(userId, language, {
        onRefused: ({ title }, failure) =>
          showToast(
            'error',
            failure.isNotFound
              ? t('favorite.gone', { title })
              : failureText(failure, t('favorite.failed')),
          ),
      });
      if (decided.length === 0) return;
      await askAnew(queryClient, { queryKey: listingKeys.favorites(userId) });
      for (const { id } of decided) pressHeart(heartKey(userId, id), undefined);
    } finally {
      isSending.current = false;
    }
  });
  const begin = useEffectEvent(async () => {
    const hearts = await waitingHearts(userId);
    for (const { id, value } of hearts) pressHeart(heartKey(userId, id), value);
    // They were of somebody else, who has signed out.
    if (hearts.length === 0) noteWaitingHearts(false);
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
