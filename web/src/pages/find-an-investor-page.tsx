import { useTranslation } from 'react-i18next';
import { AccountPage } from '../features/account/account-page.tsx';
import { FindAnInvestor } from '../features/investors/find/find-an-investor.tsx';

export function FindAnInvestorPage() {
  const { t } = useTranslation(['investors', 'common']);
  return (
    <AccountPage title={t('common:userMenu.findAnInvestor')} lead={t('find.lead')}>
      <FindAnInvestor />
    </AccountPage>
  );
}
