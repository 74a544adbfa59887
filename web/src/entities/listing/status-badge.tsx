import type { ListingStatus } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/surfaces.tsx';

const statusStyles = {
  approved: { bg: 'bg.brandSubtle', color: 'fg.brand' },
  pending: { bg: 'bg.accentSubtle', color: 'fg.accent' },
  rejected: { bg: 'bg.error', color: 'fg.error' },
} as const;

/** Status of one's own listing. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  const { t } = useTranslation('ad');
  return (
    <Badge flexShrink="0" {...statusStyles[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
