import { useTranslation } from 'react-i18next';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { Protection } from '../features/account/protection.tsx';

export function AccountPrivacyInfoPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('info.title')} back={useBackToPrivacy()}>
      <Protection />
    </AccountPage>
  );
}
