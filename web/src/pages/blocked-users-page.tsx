import { useTranslation } from 'react-i18next';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { BlockedUsers } from '../features/messages/blocked/blocked-users.tsx';

export function BlockedUsersPage() {
  const { t } = useTranslation('inbox');
  return (
    <AccountPage
      title={t('blockedUsers.title')}
      lead={t('blockedUsers.lead')}
      back={useBackToPrivacy()}
    >
      <BlockedUsers />
    </AccountPage>
  );
}
