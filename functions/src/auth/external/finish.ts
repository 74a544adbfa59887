import type { Provider } from '@qaysari/contract/auth-endpoints';
import type { Language } from '@qaysari/contract/languages';
import type { ProviderConfig } from '../../platform/config.ts';
import { startSession } from '../session.ts';
import { takeAttempt } from './attempt-store.ts';
import { findPerson, type Found } from './find-person.ts';
import { problemAddress, tokenAddress, warnOf } from './outcome.ts';
import { isRefusal, readProfile } from './provider-client.ts';
import { languageIn } from './state.ts';

interface Finish {
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
export async function finishSignIn(finish: Finish): Promise<string> {
  return (await findPlace(finish)) + fragments[finish.provider];
}

async function findPlace(finish: Finish): Promise<string> {
  const language = languageIn(finish.state);
  try {
    const found = await findWhoCame(finish, language);
    if ('problem' in found) return problemAddress(language, found.problem);
    return tokenAddress(await startSession(found.uid));
  } catch (error) {
    if (await isRefusal(error)) return problemAddress(language, 'cancelled');
    warnOf(finish.provider, error);
    return problemAddress(language, 'failed');
  }
}

async function findWhoCame(finish: Finish, language: Language): Promise<Found> {
  const { provider, settings, state, parameters, browser, address } = finish;
  const attempt = await takeAttempt(state, browser);
  if (attempt?.provider !== provider) throw new Error('No such attempt of this browser');
  const profile = await readProfile(settings, attempt, state, parameters);
  return findPerson(profile, { language, address });
}
