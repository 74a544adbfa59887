import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { Protection } from '../features/account/protection.tsx';
import { useBackToPrivacy } from '../features/account/use-back-to-privacy.ts';

export function AccountPrivacyInfoPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('info.title')} back={useBackToPrivacy()}>
      <Protection />
    </AccountPage>
  );
}
