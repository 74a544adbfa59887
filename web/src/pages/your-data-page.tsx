import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { AskForData } from '../features/your-data/ask-for-data.tsx';
import { Subscriptions } from '../features/your-data/subscriptions.tsx';

export function YourDataPage() {
  const { t } = useTranslation('data');
  return (
    <AccountPage title={t('archive.title')} lead={t('archive.lead')} back={useBackToPrivacy()}>
      <WithUser>
        {(user) => (
          <Grid templateColumns="minmax(0, 1fr)" gap="5">
            <Subscriptions user={user} />
            <AskForData user={user} />
          </Grid>
        )}
      </WithUser>
    </AccountPage>
  );
}
