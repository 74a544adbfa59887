import { useTranslation } from 'react-i18next';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { FavoriteList } from '../features/favorites/favorite-list.tsx';

export function MyFavoritesPage() {
  const { t } = useTranslation('own');
  return (
    <AccountPage title={t('favorites.title')}>
      <WithUser>{({ _id: userId }) => <FavoriteList userId={userId} />}</WithUser>
    </AccountPage>
  );
}
