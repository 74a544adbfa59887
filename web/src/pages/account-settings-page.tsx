import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { WithUser, useUpdateSession } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Profile } from '../features/account/profile.tsx';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';

export function AccountSettingsPage() {
  const { t } = useTranslation('common');
  const updateSession = useUpdateSession();
  return (
    <AccountPage title={t('userMenu.settings')}>
      <WithUser>
        {(user) => <Profile key={user._id} user={user} onSaved={updateSession} />}
      </WithUser>
      <Box mt="6">
        <NotificationSettings />
      </Box>
    </AccountPage>
  );
}
