import { useQuery } from '@tanstack/react-query';
import type { Listing, ListingCard } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { showToast } from '../../lib/toast.ts';
import { keepWish } from './favorite-wish.ts';
import { Heart } from './heart.tsx';
import { favoritesQuery } from './queries.ts';
import { useMark, wishedOf } from './use-mark.ts';

export type Markable = ListingCard & Partial<Pick<Listing, 'isFavorite'>>;

interface FavoriteButtonProps {
  listing: Markable;
  /** Undefined: a visitor, whose wish is kept until they have signed in. */
  userId: string | undefined;
  /** Leads a visitor to where they sign in. */
  onSignInNeeded: () => void;
}

/** Marks an ad of somebody else as a favourite, and shows whether it is one. */
export function FavoriteButton({ listing, userId, onSignInNeeded }: FavoriteButtonProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { data: isListed } = useQuery({
    ...favoritesQuery(userId, language),
    select: (cards) => cards.some(({ _id }) => _id === listing._id),
  });
  const mark = useMark(userId ?? '');
  const isMarked = userId !== undefined && (isListed ?? listing.isFavorite ?? false);
  return (
    <Heart
      full={isMarked}
      aria-pressed={isMarked}
      aria-label={t('favorite.label', { title: listing.title })}
      onClick={() => {
        if (userId !== undefined) {
          void mark(listing, !(wishedOf(listing) ?? isMarked));
          return;
        }
        keepWish({ listingId: listing._id, owner: listing.owner });
        showToast('info', t('favorite.signIn'));
        onSignInNeeded();
      }}
    />
  );
}
