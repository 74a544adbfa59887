import type { Provider } from '@qaysari/contract/account/types';
import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { createHash, timingSafeEqual } from 'node:crypto';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { Timestamp, firestore } from '../../platform/firestore.ts';

/** A sign-in attempt: what the API stores while the user is at the provider. */
export interface Attempt {
  provider: Provider;
  nonce: string;
  /** The PKCE code verifier: proves to the provider that the same client started the attempt. */
  verifier: string;
}

/** A document of `signInAttempts`. */
interface AttemptDocument extends Attempt {
  /** Hash of the secret in the browser's cookie. */
  browserHash: string;
  expireAt: Timestamp;
}

/** Time to choose an account and to type a password at the provider. */
const attemptMs = 10 * 60 * 1000;

const attemptReference = (state: string) =>
  collection('signInAttempts').doc(sha256(state).toString('hex'));

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Stores an attempt under its `state`. `browser` is the secret in the browser's cookie. */
export async function saveAttempt(state: string, browser: string, attempt: Attempt): Promise<void> {
  const document: AttemptDocument = {
    ...attempt,
    browserHash: sha256(browser).toString('hex'),
    expireAt: Timestamp.fromMillis(clock.now() + attemptMs),
  };
  await attemptReference(state).set(document);
}

/**
 * Returns the attempt and deletes it. Undefined when there is none, when it has expired, and when another
 * browser began it: nobody can sign others in to their own account.
 */
export async function consumeAttempt(state: string, browser: string): Promise<Attempt | undefined> {
  const stored = await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(attemptReference(state))).data() as
      AttemptDocument | undefined;
    if (data) transaction.delete(attemptReference(state));
    return data;
  });
  if (!stored || stored.expireAt.toMillis() <= clock.now()) return undefined;
  const { provider, nonce, verifier, browserHash } = stored;
  const isSameBrowser = timingSafeEqual(sha256(browser), Buffer.from(browserHash, 'hex'));
  return isSameBrowser ? { provider, nonce, verifier } : undefined;
}

/**
 * The OAuth `state`: a secret and the language of the page. With the language in it, the user returns to
 * the right page even when the attempt has expired.
 */
export function createState(language: Language, secret: string): string {
  return `${language}.${secret}`;
}

/** The language in a `state`; the default when the API did not create it. */
export function readLanguage(state: string): Language {
  const language = state.split('.', 1)[0];
  return isLanguage(language) ? language : defaultLanguage;
}
