import { useTranslation } from 'react-i18next';
import { OAuthCallback } from '../features/auth/oauth-callback.tsx';
import { CardHeader } from '../ui/page.tsx';

export function SigningInPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <CardHeader title={t('arriving.title')} />
      <OAuthCallback />
    </>
  );
}
