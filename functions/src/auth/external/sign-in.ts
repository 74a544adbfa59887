import type { Provider, SignInProblem } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { warn } from 'firebase-functions/logger';
import { config, type ProviderConfig } from '../../platform/config.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { isLockedOut } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { limitExternalSignIns } from '../rate-limits.ts';
import { sessionStartOf, startSession } from '../session.ts';
import { reconcileAccount } from '../reconcile-account.ts';
import { consumeAttempt, createState, readLanguage, saveAttempt } from './attempt-store.ts';
import { findOrCreateUser, type SignInResult } from './find-user.ts';
import { authorizationUrl, createAttempt, isCancelled, readProfile } from './provider-client.ts';

/** The site's URL that starts a session with this token. */
function tokenUrl(token: string): string {
  return `${config().siteOrigin}/?token=${encodeURIComponent(token)}`;
}

/** The site's URL that shows why the sign-in failed. */
function problemUrl(language: Language, problem: SignInProblem): string {
  return `${config().siteOrigin}/${language}/sign-in?problem=${problem}`;
}

/** Logs the kind of failure only: the error itself may hold codes, tokens and addresses. */
function logFailure(provider: Provider, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(typeof error);
  const { code, error: reason } = error as { code?: unknown; error?: unknown };
  warn('external sign-in failed', { provider, name, code, reason, problem: message });
}

interface StartRequest {
  provider: Provider;
  settings: ProviderConfig;
  language: Language;
  /** Client address, for rate limits. */
  address: string;
  /** The secret that this browser has from an attempt under way. */
  browser: string | undefined;
}

/** Where to redirect the browser, and the secret for its cookie. */
interface StartResult {
  location: string;
  /** Undefined when the provider cannot be reached; then `location` shows the problem. */
  browser: string | undefined;
}

/** `GET /auth/{provider}`. Throws 429 over the rate limit. */
export async function startSignIn(request: StartRequest): Promise<StartResult> {
  const { provider, settings, language, address } = request;
  await limitExternalSignIns(address);
  try {
    const { secrets, attempt } = await createAttempt(provider);
    const state = createState(language, secrets.state);
    const location = await authorizationUrl(settings, attempt, state);
    const browser = request.browser ?? secrets.browser;
    await saveAttempt(state, browser, attempt);
    return { location, browser };
  } catch (error) {
    logFailure(provider, error);
    return { location: problemUrl(language, 'failed'), browser: undefined };
  }
}

interface CallbackRequest {
  provider: Provider;
  settings: ProviderConfig;
  state: string;
  /** The query string that the provider sent. */
  parameters: string;
  /** The secret in the browser's cookie, and its hash; undefined without a cookie. */
  browser: string;
  browserHash: string | undefined;
  /** Client address, for rate limits. */
  address: string;
  userAgent: string | undefined;
}

/**
 * Facebook appends `#_=_` to the callback URL. Browsers keep a fragment through redirects unless the new
 * URL has its own, so we send an empty one.
 */
const fragments: Record<Provider, string> = { google: '', facebook: '#' };

/** `GET /auth/{provider}/callback`. Returns the URL to redirect to, also after an error. */
export async function finishSignIn(request: CallbackRequest): Promise<string> {
  return (await findRedirect(request)) + fragments[request.provider];
}

async function findRedirect(request: CallbackRequest): Promise<string> {
  const language = readLanguage(request.state);
  const { userAgent, browserHash } = request;
  try {
    const result = await findSignInResult(request, language);
    if ('problem' in result) return problemUrl(language, result.problem);
    await reconcileAccount(result.uid);
    const user = await findUser(result.uid);
    if (!user) throw new Error('The user was deleted during the sign-in');
    if (isLockedOut(user)) return problemUrl(language, 'locked');
    securityEvent('signedIn', { uid: user.id, by: request.provider });
    return tokenUrl(await startSession(sessionStartOf(user), { userAgent, browser: browserHash }));
  } catch (error) {
    if (await isCancelled(error)) return problemUrl(language, 'cancelled');
    logFailure(request.provider, error);
    return problemUrl(language, 'failed');
  }
}

async function findSignInResult(
  request: CallbackRequest,
  language: Language,
): Promise<SignInResult> {
  const { provider, settings, state, parameters, browser, address } = request;
  const attempt = await consumeAttempt(state, browser);
  if (attempt?.provider !== provider) throw new Error('This browser has no such sign-in attempt');
  const profile = await readProfile(settings, attempt, state, parameters);
  return findOrCreateUser(profile, { language, address });
}
