import { useQueryClient } from '@tanstack/react-query';
import { addFavorite } from '@qaysari/contract/own-listing-endpoints';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api-client.ts';
import { ApiFailure } from '../../lib/api-failure.ts';
import { showToast } from '../../lib/toast.ts';
import { useCallFailureText } from '../../lib/use-call-failure-text.ts';
import { takeWish } from './favorite-wish.ts';
import { favoritesKey } from './queries.ts';

/** Does what somebody wished before they signed in, wherever they are now; stands where somebody is signed in. */
export function WishCompletion({ userId }: { userId: string }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useCallFailureText();
  const complete = useEffectEvent(async () => {
    const wish = takeWish();
    // Who turns out to be the owner wishes for nothing.
    if (!wish || wish.owner === userId) return;
    const params = { id: wish.listingId };
    try {
      const { message } = await submitToApi(addFavorite, { language, params });
      showToast('success', message);
      await queryClient.invalidateQueries({ queryKey: favoritesKey });
    } catch (error) {
      // Gone meanwhile: nobody did anything wrong.
      if (error instanceof ApiFailure && error.isNotFound) return;
      showToast('error', failureText(error, t('favorite.failed')));
    }
  });
  useEffect(() => void complete(), []);
  return null;
}
