import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

export function FeaturedBadge() {
  const { t } = useTranslation('ads');
  return (
    <Badge look="featured">
      <Star size={13} fill="currentColor" aria-hidden="true" />
      {t('featured')}
    </Badge>
  );
}
