import { createHash } from 'node:crypto';
import { limits } from '@qaysari/contract/limits';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { hashCode, hashSecret, verifyCode, newCode, newSecret, type CodeHash } from './secret.ts';

/** What a six-digit code is good for. */
export type CodePurpose = 'reset-password' | 'change-email';
/** What a long secret is good for. */
export type SecretPurpose = 'set-password' | 'verify-email';

/** Whom a code or secret is for. */
export interface CodeOwner {
  uid: string;
  email: string;
}

/** A document of `verificationCodes`. */
interface CodeDocument extends CodeOwner {
  purpose: CodePurpose | SecretPurpose;
  expireAt: Timestamp;
}

interface HashedCodeDocument extends CodeDocument, CodeHash {
  /** How many were evaluated so far. */
  tries: number;
}

const minuteMs = 60_000;
const maxTries = 5;
const secretTtlMs: Record<SecretPurpose, number> = {
  'set-password': limits.codeMinutes * minuteMs,
  'verify-email': 24 * 60 * minuteMs,
};

const codes = () => collection('verificationCodes');

/** One code for each purpose and address (or person) at a time; `subject` says which. */
function codeReference(purpose: CodePurpose, subject: string): DocumentReference {
  return codes().doc(createHash('sha256').update(`${purpose}:${subject}`).digest('base64url'));
}

/** A new code in place of any before it: ten minutes, five tries, single use (docs/specification/limits.md#m4). */
export async function createCode(
  purpose: CodePurpose,
  subject: string,
  { uid, email }: CodeOwner,
): Promise<string> {
  const code = newCode();
  const document: HashedCodeDocument = {
    purpose,
    uid,
    email,
    tries: 0,
    ...(await hashCode(code)),
    expireAt: Timestamp.fromMillis(clock.now() + limits.codeMinutes * minuteMs),
  };
  await codeReference(purpose, subject).set(document);
  return code;
}

/**
 * Whom the code was made for, and then it is used up; undefined for a wrong, used or expired one, for
 * one that was guessed at five times, and where there is none: nobody can tell these apart. Of many at
 * once no more than five are evaluated.
 */
export function redeemCode(
  purpose: CodePurpose,
  subject: string,
  code: string,
): Promise<CodeOwner | undefined> {
  const document = codeReference(purpose, subject);
  return withKeyedLock([document.id], () => redeemInTransaction(document, code));
}

function redeemInTransaction(
  document: DocumentReference,
  code: string,
): Promise<CodeOwner | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data() as HashedCodeDocument | undefined;
    const isOpen = stored && stored.expireAt.toMillis() > clock.now() && stored.tries < maxTries;
    const isRight = await verifyCode(code, isOpen ? stored : undefined);
    if (!isOpen) return undefined;
    if (!isRight) {
      transaction.update(document, { tries: stored.tries + 1 });
      return undefined;
    }
    transaction.delete(document);
    return { uid: stored.uid, email: stored.email };
  });
}

/** A new long secret for a person. */
export async function createSecret(
  purpose: SecretPurpose,
  { uid, email }: CodeOwner,
): Promise<string> {
  const secret = newSecret();
  const document: CodeDocument = {
    purpose,
    uid,
    email,
    expireAt: Timestamp.fromMillis(clock.now() + secretTtlMs[purpose]),
  };
  await codes().doc(hashSecret(secret)).set(document);
  return secret;
}

/** Whom the secret was made for; it stays good until it expires. */
export async function readSecret(
  purpose: SecretPurpose,
  secret: string,
): Promise<CodeOwner | undefined> {
  const snapshot = await codes().doc(hashSecret(secret)).get();
  return readOwner(snapshot.data(), purpose);
}

/** Whom the secret was made for, and then it is used up; undefined when it is for another address. */
export async function redeemSecret(
  purpose: SecretPurpose,
  secret: string,
  email: string,
): Promise<CodeOwner | undefined> {
  const document = codes().doc(hashSecret(secret));
  return firestore().runTransaction(async (transaction) => {
    const owner = readOwner((await transaction.get(document)).data(), purpose);
    if (owner?.email !== email) return undefined;
    transaction.delete(document);
    return owner;
  });
}

function readOwner(data: object | undefined, purpose: SecretPurpose): CodeOwner | undefined {
  const stored = data as CodeDocument | undefined;
  if (stored?.purpose !== purpose || stored.expireAt.toMillis() <= clock.now()) return undefined;
  return { uid: stored.uid, email: stored.email };
}
