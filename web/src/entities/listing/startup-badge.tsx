import { Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

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
