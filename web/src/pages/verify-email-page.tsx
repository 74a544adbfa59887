import { Link2Off, MailCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '@qaysari/contract/account/calls';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../entities/person/session.tsx';
import { signInDraft } from '../entities/person/new-account.ts';
import { readDraft, writeDraft, dropDraft } from '../lib/drafts/drafts.ts';
import { useFailureText, ApiFailure } from '../lib/api/failure.ts';
import { ResultCard } from '../ui/result-card.tsx';
import { BusyCard, FailedCard } from '../ui/result-states.tsx';
import { Confirmation, ToSignIn } from '../features/recovery/confirmation.tsx';
import { NewLinkForm, type NewLinkFormProps } from '../features/recovery/new-link-form.tsx';
import { keepFrom } from '../entities/person/sign-in-link.ts';
import { useLanguage } from '../i18n/language.ts';
import { callApi } from '../lib/api/api-client.ts';
import { pageQuery } from '../lib/routes/page-query.ts';

/**
 * Removes the secret from the address and sends it to the server: once, however often the page renders or reloads.
 */
function useVerification() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [opened] = useState(() => openedVerification(search));
  const code = 'code' in opened ? opened.code : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async (): Promise<LinkOutcome> => {
      try {
        await callApi(verifyEmail, { language, body: { code: code ?? '' } });
        return 'verified';
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400) return 'wrong';
        throw failure;
      }
    },
    enabled: code !== undefined,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data !== undefined) keepVerification({ outcome: data });
    else if (code !== undefined) keepVerification({ code });
  }, [code, data]);
  useEffect(() => {
    const rest = keepFrom(search);
    if (search !== rest) void navigate(pathname + rest, { replace: true });
  }, [search, pathname, navigate]);
  return {
    /** Undefined while it loads. */
    outcome: 'outcome' in opened ? opened.outcome : data,
    isWorking: isFetching,
    /** Why the call failed. */
    failure: error instanceof ApiFailure ? error : undefined,
    tryAgain: () => void refetch(),
  };
}

/** Result of a verification link. */
type LinkOutcome = 'verified' | 'wrong';

/** The secret of a link until it is used, then its result: a reload sends nothing again. */
type Verification = { code: string } | { outcome: LinkOutcome };

const draft = 'verify-email';

/** The secret in the address, else what this tab saved. A page opened without either counts as a wrong link. */
export function openedVerification(search: string): Verification {
  const opened = pageQuery('verifyEmail', search).get('code');
  const { code, outcome } = readDraft(draft);
  if (opened !== null) return { code: opened };
  if (typeof code === 'string') return { code };
  return { outcome: outcome === 'verified' ? outcome : 'wrong' };
}

/** Saves it for this tab. */
export function keepVerification(verification: Verification): void {
  if ('outcome' in verification && verification.outcome === 'wrong') dropDraft(draft);
  else writeDraft(draft, verification);
}

/** Page of the verification link: verifies the address, or offers a new link. */
function VerifyLink({ isSignedIn, ...form }: NewLinkFormProps & { isSignedIn: boolean }) {
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

export function VerifyEmailPage() {
  const { data: user } = useSession();
  const { usernameOrEmail } = readDraft(signInDraft.name);
  return (
    <VerifyLink
      isSignedIn={Boolean(user)}
      suggestedName={typeof usernameOrEmail === 'string' ? usernameOrEmail : ''}
      onSent={(name) => writeDraft(signInDraft.name, { usernameOrEmail: name })}
    />
  );
}
