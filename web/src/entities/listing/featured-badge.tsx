import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/surfaces.tsx';

export function FeaturedBadge() {
  const { t } = useTranslation('ads');
  return (
    <Badge bg="copper.600" color="white">
      <Star size={13} fill="currentColor" aria-hidden="true" />
      {t('featured')}
    </Badge>
  );
}
