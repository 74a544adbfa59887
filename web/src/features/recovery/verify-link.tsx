import { CloudOff, Link2Off, MailCheck, Mail, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText, type ApiFailure } from '../../lib/api/failure.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { Confirmation } from './confirmation.tsx';
import { NewLinkForm, type NewLinkFormProps } from './new-link-form.tsx';
import { ToSignIn } from './to-sign-in.tsx';
import { useVerification } from './use-verification.ts';

/** Page of the verification link: verifies the address, or offers a new link. */
export function VerifyLink({ isSignedIn, ...form }: NewLinkFormProps & { isSignedIn: boolean }) {
  const { outcome, isWorking, failure, tryAgain } = useVerification();
  if (outcome === 'verified') return <Verified isSignedIn={isSignedIn} />;
  if (outcome === 'wrong') return <WrongLink {...form} />;
  if (failure && !isWorking) return <NotVerified failure={failure} onRetry={tryAgain} />;
  return <Verifying />;
}

function Verifying() {
  const { t } = useTranslation('recovery');
  return (
    <ResultCard
      icon={<Mail />}
      title={t('link.working')}
      body={['100%', '60%'].map((width) => (
        <Skeleton key={width} as="span" display="block" height="4" my="2" mx="auto" width={width} />
      ))}
      isBusy
      action={<Skeleton height="12" />}
    />
  );
}

function Verified({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation(['recovery', 'messages']);
  const shown = { icon: <MailCheck />, title: t('recovery:link.verifiedTitle'), takesFocus: true };
  if (isSignedIn) return <Confirmation {...shown} body={t('recovery:link.verifiedSignedIn')} />;
  return <ResultCard {...shown} body={t('messages:emailVerified')} action={<ToSignIn />} />;
}

function WrongLink(props: NewLinkFormProps) {
  const { t } = useTranslation('recovery');
  return (
    <ResultCard
      icon={<Link2Off />}
      isTrouble
      title={t('link.wrongTitle')}
      body={t('link.wrongBody')}
      takesFocus
      action={<NewLinkForm {...props} />}
    />
  );
}

function NotVerified({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation(['recovery', 'failure']);
  const failureText = useFailureText();
  const online = useOnline();
  return (
    <ResultCard
      icon={online ? <CloudOff /> : <WifiOff />}
      isTrouble
      title={t('recovery:link.failedTitle')}
      body={failureText(failure)}
      takesFocus
      action={
        <Button size="lg" width="full" onClick={onRetry}>
          {t('failure:tryAgain')}
        </Button>
      }
    />
  );
}
