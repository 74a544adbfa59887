import { limits } from '@qaysari/contract/shared/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import type { ErrorText } from '../../lib/api/failure.ts';
import { startCountdown } from '../../lib/browser/use-countdown.ts';
import { dropDraft, readDraft, writeDraft } from '../../lib/drafts/drafts.ts';

/** The steps of a password reset (docs/specification/screens.md#s17), in order. */
export const resetSteps = ['email', 'code', 'password', 'done'] as const;
type ResetStep = (typeof resetSteps)[number];

/** Progress of a reset. A code is used up for a reset token (`pass`), and that for the new password. */
export type ResetProgress =
  | { held: 'nothing'; email?: string }
  | { held: 'code'; email: string }
  | { held: 'pass'; email: string; resetToken: string }
  | { held: 'done'; email: string };

const stepOf = { nothing: 'email', code: 'code', pass: 'password', done: 'done' } as const;

/** The step of a history entry; the first when it has none. */
export function stepOfEntry(state: unknown): ResetStep {
  const step: unknown =
    typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
  return resetSteps.find((known) => known === step) ?? 'email';
}

/**
 * The step to show for the requested one. The first and the last are always allowed. In between, the progress
 * decides, so that nobody skips a step or returns to a used code.
 */
export function stepToShow(asked: ResetStep, { held }: ResetProgress): ResetStep {
  return asked === 'email' || asked === 'done' ? asked : stepOf[held];
}

/** The progress that the link of a mail gives (`#token=…&email=…`); undefined for any other address. */
export function progressOfLink(hash: string): ResetProgress | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const [resetToken, email] = [values.get('token'), values.get('email')];
  return resetToken && email ? { held: 'pass', email, resetToken } : undefined;
}

const draft = 'reset-password';

/** Saves the progress for a reload: the address and whether a code is unused. Never the reset token. */
export function keepProgress({ held, email }: ResetProgress): void {
  if (held === 'done' || email === undefined) dropDraft(draft);
  else writeDraft(draft, { email, waitsForCode: held === 'code' });
}

/** The saved progress of this tab. */
export function storedProgress(): ResetProgress {
  const { email, waitsForCode } = readDraft(draft);
  if (typeof email !== 'string') return { held: 'nothing' };
  return { held: waitsForCode === true ? 'code' : 'nothing', email };
}

/** Name of the countdown until another code may be asked for. */
export const resendCountdown = 'reset-code';

/**
 * State of a password reset, with one history entry per step. A step that uses up a code or token replaces its
 * entry, so that nobody goes back to it.
 */
export function useResetFlow() {
  const navigate = useNavigate();
  const { pathname, hash, state, key } = useLocation() as Location<unknown>;
  const [firstKey] = useState(key);
  const linked = progressOfLink(hash);
  const [progress, setProgress] = useState(linked ?? storedProgress);
  const [expired, setExpired] = useState<ErrorText>();
  const asked = linked ? 'password' : stepOfEntry(state);
  const step = stepToShow(asked, progress);

  const advance = (next: ResetProgress, to: ResetStep, { replace }: { replace: boolean }) => {
    keepProgress(next);
    setProgress(next);
    return navigate(pathname, { replace, state: { step: to } });
  };
  const takeTokenOutOfAddress = useEffectEvent(() => {
    if (linked) void navigate(pathname, { replace: true, state: { step: 'password' } });
  });
  useEffect(() => takeTokenOutOfAddress(), []);
  return {
    step,
    progress,
    /** False on the first step after opening the page. */
    isMoving: key !== firstKey,
    /** Why the first step is shown again: the token expired, or a reload lost it. */
    restart: expired ?? (asked !== 'email' && step === 'email' ? ('lost' as const) : undefined),
    codeSent: (email: string) => {
      setExpired(undefined);
      startCountdown(resendCountdown, limits.codeResendSeconds);
      return advance({ held: 'code', email }, 'code', { replace: false });
    },
    codeConfirmed: (email: string, resetToken: string) =>
      advance({ held: 'pass', email, resetToken }, 'password', { replace: true }),
    passExpired: (email: string, why: ErrorText) => {
      setExpired(why);
      return advance({ held: 'nothing', email }, 'email', { replace: true });
    },
    passwordChanged: (email: string) => advance({ held: 'done', email }, 'done', { replace: true }),
  };
}
