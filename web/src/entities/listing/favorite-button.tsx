import { useQuery } from '@tanstack/react-query';
import type { Listing, ListingCard } from '@qaysari/contract/listing/types';
import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { useSession } from '../person/session.tsx';
import { signInAddress } from '../person/sign-in-link.ts';
import { keepWish } from '../person/wish.ts';
import { useOptimisticFavorite } from './optimistic-favorites.ts';
import { favoriteIdsQuery } from './queries.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';

interface FavoriteButtonProps {
  listing: ListingCard & Partial<Pick<Listing, 'isFavorite'>>;
}

/** The heart of a listing, for members and visitors. One's own listings have none. */
export function FavoriteButton({ listing }: FavoriteButtonProps) {
  const { data: user } = useSession();
  if (user === undefined || user?._id === listing.owner) return null;
  return user ? (
    <MemberHeart listing={listing} userId={user._id} />
  ) : (
    <VisitorHeart listing={listing} />
  );
}

function MemberHeart({ listing, userId }: FavoriteButtonProps & { userId: string }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { data: isListed } = useQuery({
    ...favoriteIdsQuery(userId, language),
    select: (ids) => ids.includes(listing._id),
  });
  const toggle = useToggleFavorite(userId);
  const pressed = useOptimisticFavorite(userId, listing._id);
  const isFavorite = pressed ?? isListed ?? listing.isFavorite ?? false;
  return (
    <HeartButton
      full={isFavorite}
      aria-pressed={isFavorite}
      aria-label={t('favorite.label', { title: listing.title })}
      onClick={() => void toggle(listing, !isFavorite)}
    />
  );
}

/** Stores the favourite and leads to the sign-in page, where a line says so. */
function VisitorHeart({ listing }: FavoriteButtonProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <HeartButton
      full={false}
      aria-pressed={false}
      aria-label={t('favorite.label', { title: listing.title })}
      onClick={() => {
        keepWish({ kind: 'favorite', subject: listing._id, owner: listing.owner }, location);
        void navigate(signInAddress(paths.signIn(language), location));
      }}
    />
  );
}

/** A heart above a picture, full or empty. */
export function HeartButton({ full, ...props }: ComponentProps<'button'> & { full: boolean }) {
  return (
    <button type="button" className={full ? 'heart heart-full' : 'heart'} {...props}>
      <Heart size={22} aria-hidden="true" {...(full && { fill: 'currentColor' })} />
    </button>
  );
}
