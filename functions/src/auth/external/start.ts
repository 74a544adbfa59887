import type { Provider } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ProviderConfig } from '../../platform/config.ts';
import { limitExternalSignIns } from '../rate-limits.ts';
import { saveAttempt } from './attempt-store.ts';
import { problemUrl, logFailure } from './redirects.ts';
import { authorizationUrl, createAttempt } from './provider-client.ts';
import { createState } from './state.ts';

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
export interface StartResult {
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
