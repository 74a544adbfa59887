import type { ListingCard } from '@qaysari/contract/listing/types';
import { CircleCheckBig, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

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
