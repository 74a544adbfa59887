import { createHash, timingSafeEqual } from 'node:crypto';
import type { Provider } from '@qaysari/contract/auth-endpoints';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import { firestore, Timestamp } from '../../platform/firestore.ts';

/** What we must remember of somebody who was sent to a provider, until they come back. */
export interface Attempt {
  provider: Provider;
  nonce: string;
  /** Of PKCE: shows the provider that whoever brings the code is whoever asked for it. */
  verifier: string;
}

/** A document of `signInAttempts`. */
interface AttemptDocument extends Attempt {
  /** Of what the browser holds in its cookie. */
  browserHash: string;
  expireAt: Timestamp;
}

/** For choosing an account and typing a password there. */
export const attemptMs = 10 * 60 * 1000;

const attemptReference = (state: string) =>
  collection('signInAttempts').doc(sha256(state).toString('hex'));

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Remembers an attempt of the browser that holds this secret, under its `state`. */
export async function saveAttempt(state: string, browser: string, attempt: Attempt): Promise<void> {
  const document: AttemptDocument = {
    ...attempt,
    browserHash: sha256(browser).toString('hex'),
    expireAt: Timestamp.fromMillis(clock.now() + attemptMs),
  };
  await attemptReference(state).set(document);
}

/**
 * The attempt, and then it is used up, whatever comes of it. Undefined when there is none (any more),
 * when it is too old, and when another browser began it: nobody can sign others in to their own account.
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
