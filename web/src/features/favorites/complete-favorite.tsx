import { useQueryClient } from '@tanstack/react-query';
import { addFavorite } from '@qaysari/contract/listing/own-calls';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { takeWishAt } from '../../entities/person/wish.ts';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';
import { ApiFailure, useFailureText } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { currentPerson } from '../../lib/session/token.ts';

/** Adds the favourite that waits in this tab, once, and says so. */
export function CompleteFavorite({ userId }: { userId: string }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const location = useLocation();
  const complete = useEffectEvent(async () => {
    const wish = takeWishAt(location, 'favorite');
    // One's own listing cannot be a favourite.
    if (!wish || wish.owner === userId) return;
    const params = { id: wish.subject };
    const person = currentPerson();
    try {
      const { message } = await submitToApi(addFavorite, { language, params, person });
      showToast('success', message);
      await refetchFresh(queryClient, { queryKey: listingKeys.allFavorites });
    } catch (error) {
      // Deleted meanwhile: no error for the person.
      if (error instanceof ApiFailure && error.isNotFound) return;
      showToast('error', failureText(error, t('favorite.failed')));
    }
  });
  useEffect(() => void complete(), []);
  return null;
}
