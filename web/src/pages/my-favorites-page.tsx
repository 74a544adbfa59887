import { useTranslation } from 'react-i18next';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { FavoriteList } from '../features/favorites/favorite-list.tsx';
import { readPage, usePageQuery } from '../lib/routes/page-query.ts';

export function MyFavoritesPage() {
  const { t } = useTranslation('own');
  const query = usePageQuery('myFavorites');
  return (
    <AccountPage title={t('favorites.title')}>
      <WithUser>
        {({ _id: userId }) => <FavoriteList userId={userId} page={readPage(query)} />}
      </WithUser>
    </AccountPage>
  );
}
