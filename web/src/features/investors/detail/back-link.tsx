import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { readFromInvestors } from '../investors-path.ts';

/** Leads back to the directory, with the filter that somebody came from. */
export function InvestorsBackLink() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const query = readFromInvestors(state);
  return (
    <BackLink to={paths.investors(language) + (query && `?${query}`)}>{t('profile.back')}</BackLink>
  );
}
