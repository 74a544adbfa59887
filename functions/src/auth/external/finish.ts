import type { Provider } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ProviderConfig } from '../../platform/config.ts';
import { findUser, isLockedOut } from '../../user/store.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { sessionStartOf, startSession } from '../session.ts';
import { settleAccountChange } from '../settle-account.ts';
import { consumeAttempt } from './attempt-store.ts';
import { findOrCreateUser, type SignInResult } from './find-user.ts';
import { problemUrl, tokenUrl, logFailure } from './redirects.ts';
import { isCancelled, readProfile } from './provider-client.ts';
import { readLanguage } from './state.ts';

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
    await settleAccountChange(result.uid);
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
