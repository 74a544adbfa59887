import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingCard, MyListings } from '@qaysari/contract/listing-entity';
import { deleteListing } from '@qaysari/contract/own-listing-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { listingsKey, useAdsChanged } from '../../entities/listing/listing-queries.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { useCallFailureText } from '../../lib/api/use-call-failure-text.ts';
import { mineKey } from './queries.ts';
import { withoutListing } from './without-listing.ts';

/**
 * Deletes an ad for good and says what came of it. `onDeleted` comes before the ad goes from what is shown: whoever
 * stands on its own page leaves it first.
 */
export function useDeleteAd(onDeleted: () => void | Promise<void>) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useCallFailureText();
  const adsChanged = useAdsChanged();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ _id: id }: ListingCard) =>
      submitToApi(deleteListing, { language, params: { id } }),
    onSuccess: async ({ message }, deleted) => {
      showToast('success', message);
      await onDeleted();
      queryClient.setQueriesData<MyListings>(
        { queryKey: mineKey },
        (mine) => mine && withoutListing(mine, deleted),
      );
      const isAbout = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[2] === deleted._id;
      queryClient.removeQueries({ queryKey: [listingsKey], predicate: isAbout });
      adsChanged();
    },
    onError: (error) => {
      showToast('error', failureText(error, t('delete.failed')));
      void queryClient.invalidateQueries({ queryKey: mineKey });
    },
  });
}
