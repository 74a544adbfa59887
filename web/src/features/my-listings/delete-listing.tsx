import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingCard, MyListings } from '@qaysari/contract/listing/types';
import { deleteListing } from '@qaysari/contract/listing/own-calls';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listingKeys, useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { submitToApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/failure.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

interface DeleteListingProps {
  listing: ListingCard;
  /** Called before the listing leaves the page. */
  onDeleted: () => void | Promise<void>;
}

/** Button that deletes a listing after confirmation. */
export function DeleteListing({ listing, onDeleted }: DeleteListingProps) {
  const { t } = useTranslation('own');
  usePreloadToaster();
  const { mutate, isPending } = useDeleteListing(onDeleted);
  const confirm = useConfirm({
    danger: true,
    title: t('delete.askTitle'),
    body: t('delete.askBody', { title: listing.title }),
    confirm: t('delete.confirm'),
    cancel: t('delete.keep'),
    onConfirm: () => {
      if (!isPending) mutate(listing);
    },
  });
  return (
    <>
      <SubmitButton
        variant="outline"
        size="md"
        flex="1"
        px="3"
        color="fg.error"
        _hover={{ borderColor: 'fg.error' }}
        isWorking={isPending}
        workingText={t('delete.working')}
        aria-label={isPending ? undefined : t('delete.of', { title: listing.title })}
        onClick={confirm.ask}
      >
        {!isPending && <Trash2 size={17} aria-hidden="true" />}
        {t('delete.button')}
      </SubmitButton>
      {confirm.dialog}
    </>
  );
}

/**
 * Deletes a listing and shows the result as a toast. `onDeleted` runs before the listing leaves the cache, so that
 * its own page can be left first.
 */
function useDeleteListing(onDeleted: () => void | Promise<void>) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const listingsChanged = useListingsChanged();
  return useMutation({
    mutationFn: ({ _id: id }: ListingCard) =>
      submitToApi(deleteListing, { language, params: { id } }),
    onSuccess: async ({ message }, deleted) => {
      showToast('success', message);
      await onDeleted();
      queryClient.setQueriesData<MyListings>(
        { queryKey: listingKeys.allMine },
        (mine) => mine && withoutListing(mine, deleted),
      );
      const isAbout = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        queryKey[2] === deleted._id;
      queryClient.removeQueries({ queryKey: listingKeys.all, predicate: isAbout });
      listingsChanged();
    },
    onError: (error) => {
      showToast('error', failureText(error, t('delete.failed')));
      void refetchFresh(queryClient, { queryKey: listingKeys.allMine });
    },
  });
}

/** Removes a deleted listing from the list and its counts, never below 0 (docs/specification/data.md#d4). */
export function withoutListing(mine: MyListings, deleted: ListingCard): MyListings {
  const { listings, total, counts } = mine;
  const left = listings.filter(({ _id }) => _id !== deleted._id);
  const less = (count: number, by: boolean) => Math.max(0, count - (by ? 1 : 0));
  return {
    listings: left,
    total: less(total, left.length < listings.length),
    counts: {
      total: less(counts.total, true),
      pending: less(counts.pending, deleted.status === 'pending'),
      approved: less(
        counts.approved,
        deleted.status === 'approved' && deleted.availability === undefined,
      ),
      rejected: less(counts.rejected, deleted.status === 'rejected'),
      featured: less(counts.featured, deleted.isFeatured),
      sold: less(counts.sold, deleted.availability === 'sold'),
      hidden: less(counts.hidden, deleted.availability === 'hidden'),
    },
  };
}
