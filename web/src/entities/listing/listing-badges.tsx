import type { ListingCard, ListingStatus } from '@qaysari/contract/listing/types';
import { CircleCheckBig, EyeOff, Star, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Dated } from '../../ui/dated.tsx';

const looks = { approved: 'brand', pending: 'accent', rejected: 'error' } as const;

/** Status of one's own listing. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  const { t } = useTranslation('ad');
  return <Badge look={looks[status]}>{t(`status.${status}`)}</Badge>;
}

const icons = { sold: CircleCheckBig, hidden: EyeOff } as const;

/** Says that an ad is sold or hidden. */
export function AvailabilityBadge({
  availability,
}: {
  availability: NonNullable<ListingCard['availability']>;
}) {
  const { t } = useTranslation('ad');
  const Icon = icons[availability];
  return (
    <Badge look="quiet">
      <Icon size={13} aria-hidden="true" />
      {t(`availability.${availability}`)}
    </Badge>
  );
}

export function FeaturedBadge() {
  const { t } = useTranslation('ads');
  return (
    <Badge look="featured">
      <Star size={13} fill="currentColor" aria-hidden="true" />
      {t('featured')}
    </Badge>
  );
}

/** Says that the owner calls it a start-up (decision 37). */
export function StartupBadge() {
  const { t } = useTranslation('ads');
  return (
    <Badge look="brand">
      <Rocket size={13} aria-hidden="true" />
      {t('startup')}
    </Badge>
  );
}

/** Lies on the picture of a card, so that no card grows: since when its owner has not confirmed an ad. */
export function UnconfirmedMark({ since }: { since: string }) {
  const { t } = useTranslation('ad');
  return (
    <p className="listing-card-unconfirmed">
      <span className="listing-card-unconfirmed-date">
        <Dated iso={since}>{(date) => t('unconfirmed', { date })}</Dated>
      </span>
      <span className="listing-card-unconfirmed-word">{t('unconfirmedShort')}</span>
    </p>
  );
}
