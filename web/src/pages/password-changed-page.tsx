import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Confirmation } from '../features/recovery/confirmation.tsx';

export function PasswordChangedPage() {
  const { t } = useTranslation(['recovery', 'messages']);
  return (
    <Confirmation
      icon={<ShieldCheck />}
      title={t('messages:passwordUpdated')}
      body={t('recovery:confirmation.passwordChanged')}
    />
  );
}
