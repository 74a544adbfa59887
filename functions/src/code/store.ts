import { createHash } from 'node:crypto';
import { limits } from '@qaysari/contract/limits';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { oneByOne } from '../platform/one-by-one.ts';
import { hashCode, hashOfSecret, isCode, newCode, newSecret, type CodeHash } from './secret.ts';

/** What a six-digit code is good for. */
export type CodePurpose = 'reset-password' | 'change-email';
/** What a long secret is good for. */
export type SecretPurpose = 'set-password' | 'verify-email';

/** Whom a code or secret is for. */
export interface Holder {
  uid: string;
  email: string;
}

/** A document of `verificationCodes`. */
interface Kept extends Holder {
  purpose: CodePurpose | SecretPurpose;
  expireAt: Timestamp;
}

interface KeptCode extends Kept, CodeHash {
  /** How many were evaluated so far. */
  tries: number;
}

const minuteMs = 60_000;
const maxTries = 5;
const secretLifeMs: Record<SecretPurpose, number> = {
  'set-password': limits.codeMinutes * minuteMs,
  'verify-email': 24 * 60 * minuteMs,
};

const codes = () => collection('verificationCodes');

/** One code for each purpose and address (or person) at a time; `subject` says which. */
function documentOf(purpose: CodePurpose, subject: string): DocumentReference {
  return codes().doc(createHash('sha256').update(`${purpose}:${subject}`).digest('base64url'));
}

/** A new code in place of any before it: ten minutes, five tries, single use (docs/specification/limits.md#m4). */
export async function createCode(
  purpose: CodePurpose,
  subject: string,
  { uid, email }: Holder,
): Promise<string> {
  const code = newCode();
  const kept: KeptCode = {
    purpose,
    uid,
    email,
    tries: 0,
    ...(await hashCode(code)),
    expireAt: Timestamp.fromMillis(clock.now() + limits.codeMinutes * minuteMs),
  };
  await documentOf(purpose, subject).set(kept);
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
): Promise<Holder | undefined> {
  const document = documentOf(purpose, subject);
  return oneByOne([document.id], () => redeemAt(document, code));
}

function redeemAt(document: DocumentReference, code: string): Promise<Holder | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const kept = (await transaction.get(document)).data() as KeptCode | undefined;
    const open = kept && kept.expireAt.toMillis() > clock.now() && kept.tries < maxTries;
    const isRight = await isCode(code, open ? kept : undefined);
    if (!open) return undefined;
    if (!isRight) {
      transaction.update(document, { tries: kept.tries + 1 });
      return undefined;
    }
    transaction.delete(document);
    return { uid: kept.uid, email: kept.email };
  });
}

/** A new long secret for a person. */
export async function createSecret(
  purpose: SecretPurpose,
  { uid, email }: Holder,
): Promise<string> {
  const secret = newSecret();
  const kept: Kept = {
    purpose,
    uid,
    email,
    expireAt: Timestamp.fromMillis(clock.now() + secretLifeMs[purpose]),
  };
  await codes().doc(hashOfSecret(secret)).set(kept);
  return secret;
}

/** Whom the secret was made for; it stays good until it expires. */
export async function readSecret(
  purpose: SecretPurpose,
  secret: string,
): Promise<Holder | undefined> {
  const snapshot = await codes().doc(hashOfSecret(secret)).get();
  return holderIn(snapshot.data(), purpose);
}

/** Whom the secret was made for, and then it is used up; undefined when it is for another address. */
export async function redeemSecret(
  purpose: SecretPurpose,
  secret: string,
  email: string,
): Promise<Holder | undefined> {
  const document = codes().doc(hashOfSecret(secret));
  return firestore().runTransaction(async (transaction) => {
    const holder = holderIn((await transaction.get(document)).data(), purpose);
    if (holder?.email !== email) return undefined;
    transaction.delete(document);
    return holder;
  });
}

function holderIn(data: object | undefined, purpose: SecretPurpose): Holder | undefined {
  const kept = data as Kept | undefined;
  if (kept?.purpose !== purpose || kept.expireAt.toMillis() <= clock.now()) return undefined;
  return { uid: kept.uid, email: kept.email };
}
