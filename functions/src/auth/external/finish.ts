import type { Provider } from '@qaysari/contract/auth-endpoints';
import type { Language } from '@qaysari/contract/languages';
import type { ProviderConfig } from '../../platform/config.ts';
import { startSession } from '../session.ts';
import { consumeAttempt } from './attempt-store.ts';
import { findOrCreateUser, type SignInResult } from './find-user.ts';
import { problemUrl, tokenUrl, logFailure } from './redirects.ts';
import { isCancelled, readProfile } from './provider-client.ts';
import { readLanguage } from './state.ts';

interface CallbackRequest {
  provider: Provider;
  settings: ProviderConfig;
  state: string;
  /** All that the provider sent back, as it stands in the address. */
  parameters: string;
  /** The secret of the browser's cookie. */
  browser: string;
  /** Where the request comes from: for counting. */
  address: string;
}

/**
 * Facebook adds `#_=_` to the address of its answer, and browsers keep a fragment through redirects
 * unless the new address has one of its own: an empty one will do.
 */
const fragments: Record<Provider, string> = { google: '', facebook: '#' };

/** `GET /auth/{provider}/callback`. Where the browser goes, whatever happens. */
export async function finishSignIn(request: CallbackRequest): Promise<string> {
  return (await findRedirect(request)) + fragments[request.provider];
}

async function findRedirect(request: CallbackRequest): Promise<string> {
  const language = readLanguage(request.state);
  try {
    const result = await findSignInResult(request, language);
    if ('problem' in result) return problemUrl(language, result.problem);
    return tokenUrl(await startSession(result.uid));
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
  if (attempt?.provider !== provider) throw new Error('No such attempt of this browser');
  const profile = await readProfile(settings, attempt, state, parameters);
  return findOrCreateUser(profile, { language, address });
}
