import type { ListingStatus } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

const looks = { approved: 'brand', pending: 'accent', rejected: 'error' } as const;

/** Status of one's own listing. */
export function StatusBadge({ status }: { status: ListingStatus }) {
  const { t } = useTranslation('ad');
  return <Badge look={looks[status]}>{t(`status.${status}`)}</Badge>;
}
