import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asksForNewest } from '../entities/listing/listings-path.ts';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { MyListings } from '../features/my-listings/my-listings.tsx';
import { OpenNewest } from '../features/my-listings/open-newest.tsx';
import { readTab } from '../features/my-listings/tabs.ts';
import { useLanguage } from '../i18n/language.ts';
import { readPage } from '../lib/routes/page-number.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';

/** The tab is in the address, so that it can be reloaded and gone back to. */
export function MyListingsPage() {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const query = usePageQuery('myListings');
  return (
    <AccountPage
      title={t('myAds.title')}
      action={
        <Button asChild>
          <Link to={paths.createListing(language)}>
            <Plus size={18} aria-hidden="true" />
            {t('myAds.create')}
          </Link>
        </Button>
      }
    >
      <WithUser>
        {(user) =>
          asksForNewest(query) ? (
            <OpenNewest user={user} />
          ) : (
            <MyListings user={user} tab={readTab(query)} page={readPage(query)} />
          )
        }
      </WithUser>
    </AccountPage>
  );
}
