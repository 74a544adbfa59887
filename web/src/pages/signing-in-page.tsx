import { useTranslation } from 'react-i18next';
import { Arrival } from '../features/auth/arrival.tsx';
import { CardTitle } from '../ui/card-title.tsx';

export function SigningInPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <CardTitle title={t('arriving.title')} />
      <Arrival />
    </>
  );
}
