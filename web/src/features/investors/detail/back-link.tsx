import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { readFromInvestors } from '../investors-path.ts';

/** Leads back to the directory, with the filter that somebody came from. */
export function BackLink() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const query = readFromInvestors(state);
  return (
    <RouterLink
      to={paths.investors(language) + (query && `?${query}`)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="11"
      fontSize="sm"
    >
      <ChevronLeft className="mirror" size={16} aria-hidden="true" />
      {t('profile.back')}
    </RouterLink>
  );
}
