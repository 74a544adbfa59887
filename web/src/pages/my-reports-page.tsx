import { useTranslation } from 'react-i18next';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { OwnReports } from '../features/reports/own-reports.tsx';

export function MyReportsPage() {
  const { t } = useTranslation('reports');
  return (
    <AccountPage title={t('mine.title')} lead={t('mine.lead')} back={useBackToPrivacy()}>
      <OwnReports />
    </AccountPage>
  );
}
