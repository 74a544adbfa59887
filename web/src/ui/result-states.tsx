import { CloudOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../lib/browser/use-online.ts';
import { Button } from './button.tsx';
import { ResultCard } from './result-card.tsx';
import { Skeleton } from './surfaces.tsx';

/** A page that is one card, while its result loads. `title` says what is being done. */
export function BusyCard({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <ResultCard
      icon={icon}
      title={title}
      body={['100%', '60%'].map((width) => (
        <Skeleton key={width} as="span" display="block" height="4" my="2" mx="auto" width={width} />
      ))}
      isBusy
      action={<Skeleton height="12" />}
    />
  );
}

interface FailedCardProps {
  title: string;
  /** Why it failed. */
  reason: string;
  onRetry: () => void;
}

/** A page that is one card, whose result failed to load. */
export function FailedCard({ title, reason, onRetry }: FailedCardProps) {
  const { t } = useTranslation('failure');
  const online = useOnline();
  return (
    <ResultCard
      icon={online ? <CloudOff /> : <WifiOff />}
      isTrouble
      title={title}
      body={reason}
      takesFocus
      action={
        <Button size="lg" width="full" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
