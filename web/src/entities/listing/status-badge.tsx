import type { ListingStatus } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/surfaces.tsx';

const looks = {
  approved: { bg: 'bg.brandSubtle', color: 'fg.brand' },
  pending: { bg: 'bg.accentSubtle', color: 'fg.accent' },
  rejected: { bg: 'bg.error', color: 'fg.error' },
} as const;

/** How it stands with one's own ad. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  const { t } = useTranslation('ad');
  return (
    <Badge flexShrink="0" {...looks[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
