import { useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { MissingPart, loadPart } from '../../lib/browser/load-part.ts';
import { useSendingLock } from '../../lib/forms/use-sending-lock.ts';
import type { SignUpProblem } from './send-sign-up.ts';

const loadSending = () => loadPart(() => import('./send-sign-up.ts'));

type State =
  | { phase: 'ready' | 'sending' }
  | { phase: 'wrong'; problem: SignUpProblem }
  | { phase: 'sent'; email: string };

/** Checking and sending come when somebody turns to the field: every page has it, and few use it. */
export function useSignUp() {
  const language = useLanguage();
  const [state, setState] = useState<State>({ phase: 'ready' });
  const { take, release } = useSendingLock();
  const send = async (email: string): Promise<SignUpProblem | undefined> => {
    try {
      return await (await loadSending()).sendSignUp(email, language);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      const network = navigator.onLine ? 'noAnswer' : 'offline';
      return { error: { network }, isWrong: false };
    }
  };
  return {
    state,
    prepare: () => void loadSending().catch(() => undefined),
    submit: async (typed: string) => {
      if (!take()) return;
      const email = typed.trim();
      setState({ phase: 'sending' });
      try {
        const problem = await send(email);
        setState(problem ? { phase: 'wrong', problem } : { phase: 'sent', email });
      } catch (error) {
        setState({ phase: 'ready' });
        throw error;
      } finally {
        release();
      }
    },
    /** The typed address is another one now. */
    change: () => {
      if (state.phase === 'wrong') setState({ phase: 'ready' });
    },
  };
}
