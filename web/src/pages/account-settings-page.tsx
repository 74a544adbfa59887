import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isProfileComplete } from '@qaysari/contract/account/types';
import { cameFrom } from '../entities/person/sign-in-link.ts';
import { WithUser, useUpdateSession } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { OwnFacts } from '../features/account/phone/own-facts.tsx';
import { PhonePanel } from '../features/account/phone/phone-panel.tsx';
import { Profile } from '../features/account/profile.tsx';
import { useLanguage } from '../i18n/language.ts';
import { NotificationSettings } from '../features/notifications/notification-settings.tsx';

export function AccountSettingsPage() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  /** What waited for a complete profile. */
  const waiting = cameFrom(useLocation().search, language);
  const updateSession = useUpdateSession();
  return (
    <AccountPage title={t('userMenu.settings')}>
      <WithUser>
        {(user) => (
          <>
            <Profile
              key={user._id}
              user={user}
              onSaved={async (saved) => {
                await updateSession(saved);
                if (waiting !== undefined && !isProfileComplete(user)) await navigate(waiting);
              }}
            />
            {user.phone !== undefined && (
              <Box mt="6">
                <PhonePanel key={user.phone} person={user._id} phone={user.phone} />
              </Box>
            )}
            <Box mt="6">
              <OwnFacts user={user} />
            </Box>
          </>
        )}
      </WithUser>
      <Box mt="6">
        <NotificationSettings />
      </Box>
    </AccountPage>
  );
}
