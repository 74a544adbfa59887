import { limits } from '@qaysari/contract/shared/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import type { ErrorText } from '../../lib/api/failure.ts';
import { startCountdown } from '../../lib/browser/use-countdown.ts';
import {
  keepProgress,
  keptProgress,
  progressOfLink,
  stepOfEntry,
  stepToShow,
  type ResetProgress,
  type ResetStep,
} from './reset-progress.ts';

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
  const [progress, setProgress] = useState(linked ?? keptProgress);
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
