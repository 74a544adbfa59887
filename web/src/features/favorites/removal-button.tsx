import type { ListingCard } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { Heart } from './heart.tsx';

/** The full heart of an ad in the list of favourites. */
export function RemovalButton({ listing, onClick }: { listing: ListingCard; onClick: () => void }) {
  const { t } = useTranslation('own');
  return (
    <Heart full aria-label={t('favorites.removeOf', { title: listing.title })} onClick={onClick} />
  );
}
