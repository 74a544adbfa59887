import { Heart, Settings, ShieldCheck, Store, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/routes/paths.ts';

export interface AccountLink {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** `page`: it leads here; `true`: to the page that this one belongs to. For `aria-current`. */
  current: 'page' | 'true' | undefined;
}

/** The pages of the account area, for its sidebar and for the user menu. */
export function useAccountLinks(): AccountLink[] {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const link = (to: string, label: string, Icon: LucideIcon, within: string[] = []) => {
    const current = here === to ? 'page' : within.includes(here) ? 'true' : undefined;
    return { to, label, Icon, current } as const;
  };
  return [
    link(paths.myAds(language), t('userMenu.myAds'), Store),
    link(paths.myFavorites(language), t('userMenu.myFavorites'), Heart),
    link(paths.settings(language), t('userMenu.settings'), Settings),
    link(paths.privacyAndSecurity(language), t('userMenu.privacyAndSecurity'), ShieldCheck, [
      paths.privacyInfo(language),
      paths.changePassword(language),
      paths.changeEmail(language),
      paths.deleteAccount(language),
    ]),
  ];
}
