import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Confirmation } from '../features/recovery/confirmation.tsx';

export function EmailChangedPage() {
  const { t } = useTranslation(['recovery', 'messages']);
  return (
    <Confirmation
      icon={<MailCheck />}
      title={t('messages:emailChanged')}
      body={t('recovery:confirmation.emailChanged')}
    />
  );
}
