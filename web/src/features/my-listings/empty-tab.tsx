import {
  CircleCheck,
  CircleCheckBig,
  Clock,
  EyeOff,
  Star,
  Store,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { searchOf, type ListingTab } from './tabs.ts';

const icons: Record<ListingTab, LucideIcon> = {
  active: Store,
  pending: Clock,
  featured: Star,
  rejected: CircleCheck,
  sold: CircleCheckBig,
  hidden: EyeOff,
};

/** What an empty tab offers next. */
const next: Record<ListingTab, 'create' | 'active'> = {
  active: 'create',
  pending: 'create',
  featured: 'active',
  rejected: 'active',
  sold: 'active',
  hidden: 'active',
};

export function EmptyTab({ tab }: { tab: ListingTab }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const Icon = icons[tab];
  return (
    <EmptyState
      icon={<Icon size={26} aria-hidden="true" />}
      title={t(`myAds.empty.${tab}`)}
      body={t(`myAds.emptyBody.${tab}`)}
      action={
        next[tab] === 'create' ? (
          <Button asChild>
            <Link to={paths.createListing(language)}>{t('myAds.create')}</Link>
          </Button>
        ) : (
          <Button asChild variant="outline">
            <Link to={paths.myListings(language) + searchOf('active')}>{t('myAds.seeActive')}</Link>
          </Button>
        )
      }
    />
  );
}
