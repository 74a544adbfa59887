import { useTranslation } from 'react-i18next';
import { Arrival } from '../features/auth/arrival.tsx';
import { CardHeader } from '../ui/page.tsx';

export function SigningInPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <CardHeader title={t('arriving.title')} />
      <Arrival />
    </>
  );
}
