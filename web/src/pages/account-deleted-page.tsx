import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Confirmation } from '../features/recovery/confirmation.tsx';

export function AccountDeletedPage() {
  const { t } = useTranslation(['recovery', 'messages']);
  return (
    <Confirmation
      icon={<DoorOpen />}
      title={t('messages:accountDeleted')}
      body={t('recovery:confirmation.accountDeleted')}
    />
  );
}
