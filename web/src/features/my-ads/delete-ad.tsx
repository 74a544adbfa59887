import type { ListingCard } from '@qaysari/contract/listing-entity';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useDeleteAd } from './use-delete-ad.ts';

interface DeleteAdProps {
  listing: ListingCard;
  /** Comes before the ad goes from what is shown. */
  onDeleted: () => void | Promise<void>;
}

/** Deletes an ad, after asking. */
export function DeleteAd({ listing, onDeleted }: DeleteAdProps) {
  const { t } = useTranslation('own');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteAd(onDeleted);
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
        onClick={() => setAsking(true)}
      >
        {!isPending && <Trash2 size={17} aria-hidden="true" />}
        {t('delete.button')}
      </SubmitButton>
      <ConfirmDialog
        open={asking}
        grave
        title={t('delete.askTitle')}
        body={t('delete.askBody', { title: listing.title })}
        confirm={t('delete.confirm')}
        cancel={t('delete.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!isPending) mutate(listing);
        }}
      />
    </>
  );
}
