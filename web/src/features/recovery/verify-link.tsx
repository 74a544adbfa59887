import { Link2Off, MailCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText, type ApiFailure } from '../../lib/api/failure.ts';
import { ResultCard } from '../../ui/result-card.tsx';
import { BusyCard, FailedCard } from '../../ui/result-states.tsx';
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
  return <BusyCard icon={<Mail />} title={t('link.working')} />;
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
  const { t } = useTranslation('recovery');
  const reason = useFailureText()(failure);
  return <FailedCard title={t('link.failedTitle')} reason={reason} onRetry={onRetry} />;
}
