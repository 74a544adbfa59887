import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { SavedSearches } from '../features/listings/saved/saved-searches.tsx';

export function SavedSearchesPage() {
  const { t } = useTranslation('searches');
  return (
    <AccountPage title={t('mine.title')} lead={t('mine.lead')}>
      <SavedSearches />
    </AccountPage>
  );
}
