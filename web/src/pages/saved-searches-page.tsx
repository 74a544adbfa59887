import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { SavedSearches } from '../features/listings/saved/saved-searches.tsx';
import { LazyPushPrompt } from '../features/notifications/lazy-push-prompt.tsx';

export function SavedSearchesPage() {
  const { t } = useTranslation('searches');
  return (
    <AccountPage title={t('mine.title')} lead={t('mine.lead')}>
      <SavedSearches
        notice={
          <Box mt="4" _empty={{ display: 'none' }}>
            <LazyPushPrompt />
          </Box>
        }
      />
    </AccountPage>
  );
}
