import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';

/** The way back from a page that belongs to privacy and security. */
export function useBackToPrivacy(): { to: string; label: string } {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return { to: paths.privacyAndSecurity(language), label: t('userMenu.privacyAndSecurity') };
}
