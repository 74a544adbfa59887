import { useTranslation } from 'react-i18next';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { Devices } from '../features/your-data/devices.tsx';

export function DevicesPage() {
  const { t } = useTranslation('data');
  return (
    <AccountPage title={t('devices.title')} lead={t('devices.lead')} back={useBackToPrivacy()}>
      <Devices />
    </AccountPage>
  );
}
