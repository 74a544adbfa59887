import { DoorOpen, MailCheck, ShieldCheck } from 'lucide-react';
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
