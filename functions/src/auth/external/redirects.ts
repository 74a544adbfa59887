import type { Provider, SignInProblem } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { warn } from 'firebase-functions/logger';
import { config } from '../../platform/config.ts';

/** The site's URL that starts a session with this token. */
export function tokenUrl(token: string): string {
  return `${config().siteOrigin}/?token=${encodeURIComponent(token)}`;
}

/** The site's URL that shows why the sign-in failed. */
export function problemUrl(language: Language, problem: SignInProblem): string {
  return `${config().siteOrigin}/${language}/sign-in?problem=${problem}`;
}

/** Logs the kind of failure only: the error itself may hold codes, tokens and addresses. */
export function logFailure(provider: Provider, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(typeof error);
  const { code, error: reason } = error as { code?: unknown; error?: unknown };
  warn('external sign-in failed', { provider, name, code, reason, problem: message });
}
