import { CloudOff, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/browser/use-online.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What stands where content would when it could not be loaded, with a way to try again. */
export function FailureNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <Notice
      role="alert"
      icon={online ? <CloudOff size={26} /> : <WifiOff size={26} />}
      title={online ? t('failure.title') : t('failure.offlineTitle')}
      body={online ? t('failure.body') : t('failure.offlineBody')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}
