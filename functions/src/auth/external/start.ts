import type { Provider } from '@qaysari/contract/auth-endpoints';
import type { Language } from '@qaysari/contract/languages';
import type { ProviderConfig } from '../../platform/config.ts';
import { takeExternalSignInTurn } from '../guess-limits.ts';
import { keepAttempt } from './attempt-store.ts';
import { problemAddress, warnOf } from './outcome.ts';
import { askAddress, newAttempt } from './provider-client.ts';
import { makeState } from './state.ts';

interface Start {
  provider: Provider;
  settings: ProviderConfig;
  language: Language;
  /** Where the request comes from: for counting. */
  address: string;
}

/** Where the browser goes, and what it must bring back. */
export interface Started {
  location: string;
  /** Undefined when the provider cannot be reached: then the location says so. */
  browser: string | undefined;
}

/** `GET /auth/{provider}`. Throws 429. */
export async function startSignIn(start: Start): Promise<Started> {
  const { provider, settings, language, address } = start;
  await takeExternalSignInTurn(address);
  try {
    const { secrets, attempt } = await newAttempt(provider);
    const state = makeState(language, secrets.state);
    const location = await askAddress(settings, attempt, state);
    await keepAttempt(state, secrets.browser, attempt);
    return { location, browser: secrets.browser };
  } catch (error) {
    warnOf(provider, error);
    return { location: problemAddress(language, 'failed'), browser: undefined };
  }
}
