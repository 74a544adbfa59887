import type { ListingCard } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/browser/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToasterAhead } from '../../ui/lazy-toaster.tsx';
import { useToggleFavorite } from '../../entities/listing/use-toggle-favorite.ts';

interface RemovalDialogProps {
  userId: string;
  /** The ad in question; undefined: none. */
  listing: ListingCard | undefined;
  onClose: () => void;
  /** Comes before the ad goes from the list. */
  onRemove: () => void;
}

/** Asks before an ad goes from the favourites. */
export function RemovalDialog({ userId, listing, onClose, onRemove }: RemovalDialogProps) {
  const { t } = useTranslation('own');
  const toggle = useToggleFavorite(userId);
  useToasterAhead();
  const remove = async (card: ListingCard) => {
    const message = await toggle(card, false);
    if (message) showToast('success', message);
  };
  return (
    <ConfirmDialog
      open={listing !== undefined}
      title={t('favorites.askTitle')}
      body={t('favorites.askBody', { title: listing?.title })}
      confirm={t('favorites.remove')}
      cancel={t('favorites.keep')}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onRemove();
        if (listing) void remove(listing);
      }}
    />
  );
}
