import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInAddress } from '../../features/auth/came-from.ts';
import { useSession } from '../../features/auth/session.ts';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';

/** The heart of an ad: for members and visitors; one's own ads have none. */
export function FavoriteHeart({ listing }: Pick<ComponentProps<typeof FavoriteButton>, 'listing'>) {
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const { data: user } = useSession();
  if (user === undefined || user?._id === listing.owner) return null;
  return (
    <FavoriteButton
      listing={listing}
      userId={user?._id}
      onSignInNeeded={() => void navigate(signInAddress(paths.signIn(language), location))}
    />
  );
}
