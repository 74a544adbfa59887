import type { User } from '@qaysari/contract/account/types';
import { useEffect, useRef, useState } from 'react';
import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { loadChunk } from '../../lib/browser/load-chunk.ts';
import { onRecentSignInNeeded } from '../../lib/session/recent-sign-in.ts';
import type { SignInAgainDialog } from './sign-in-again-dialog.tsx';

async function loadDialog(): Promise<typeof SignInAgainDialog> {
  const [file] = await loadChunk(() =>
    Promise.all([import('./sign-in-again-dialog.tsx'), loadMoreTextsHere('auth')]),
  );
  return file.SignInAgainDialog;
}

/**
 * Asks the person to sign in again when a call needs it; the call is then repeated by itself (api-client.ts).
 * The dialog is loaded when it is needed first.
 */
export function SignInAgain({ user }: { user: User }) {
  const [Dialog, setDialog] = useState<typeof SignInAgainDialog>();
  const waiting = useRef<(isDone: boolean) => void>(undefined);
  const answer = (isDone: boolean) => {
    waiting.current?.(isDone);
    waiting.current = undefined;
  };
  useEffect(() => {
    const stop = onRecentSignInNeeded(async () => {
      const loaded = await loadDialog().catch(() => undefined);
      if (!loaded) return false;
      setDialog(() => loaded);
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    });
    return () => {
      stop();
      waiting.current?.(false);
    };
  }, []);
  if (!Dialog) return null;
  return (
    <Dialog
      user={user}
      onAnswer={(isDone) => {
        setDialog(undefined);
        answer(isDone);
      }}
    />
  );
}
