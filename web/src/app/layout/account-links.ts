import {
  Bookmark,
  BriefcaseBusiness,
  Heart,
  MessagesSquare,
  Settings,
  ShieldCheck,
  Store,
  UserSearch,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../entities/person/session.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { isPage } from '../../lib/routes/is-page.ts';
import { paths, routeNames, routeOf } from '../../lib/routes/routes.ts';

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
  const isInvestor = useSession().data?.role === 'investor';
  const page = routeNames.find((name) => isPage(pathname, [name]));
  const ofInvestors = [
    { name: 'investor', label: t('userMenu.investor'), Icon: BriefcaseBusiness },
  ] as const;
  const ofOthers = [
    { name: 'becomeInvestor', label: t('userMenu.becomeInvestor'), Icon: BriefcaseBusiness },
  ] as const;
  const entries = [
    ...(isInvestor ? ofInvestors : []),
    { name: 'inbox', label: t('userMenu.inbox'), Icon: MessagesSquare },
    { name: 'myListings', label: t('userMenu.myAds'), Icon: Store },
    { name: 'myFavorites', label: t('userMenu.myFavorites'), Icon: Heart },
    { name: 'savedSearches', label: t('userMenu.savedSearches'), Icon: Bookmark },
    { name: 'findAnInvestor', label: t('userMenu.findAnInvestor'), Icon: UserSearch },
    ...(isInvestor ? [] : ofOthers),
    { name: 'settings', label: t('userMenu.settings'), Icon: Settings },
    { name: 'privacyAndSecurity', label: t('userMenu.privacyAndSecurity'), Icon: ShieldCheck },
  ] as const;
  return entries.map(({ name, label, Icon }) => ({
    to: paths[name](language),
    label,
    Icon,
    current: page === name ? 'page' : page && routeOf(page).within === name ? 'true' : undefined,
  }));
}
