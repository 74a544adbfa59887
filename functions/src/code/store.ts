import { createHash } from 'node:crypto';
import { limits } from '@qaysari/contract/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { hashCode, hashSecret, verifyCode, newCode, newSecret, type CodeHash } from './secret.ts';

/** What a six-digit code is for. */
export type CodePurpose = 'reset-password' | 'change-email' | 'confirm-phone';
/** What a long secret is for. */
export type SecretPurpose =
  'set-password' | 'verify-email' | 'undo-email' | 'objection' | 'still-for-sale' | 'data-archive';

/** The user to whom a code or secret was sent. */
export interface CodeOwner {
  uid: string;
  email: string;
  /** What it is about, where the purpose does not say it. */
  about?: string;
}

/** A document of `verificationCodes`. */
interface CodeDocument extends CodeOwner {
  purpose: CodePurpose | SecretPurpose;
  expireAt: Timestamp;
}

interface HashedCodeDocument extends CodeDocument, CodeHash {
  /** How many tries the API has checked. */
  tries: number;
}

const minuteMs = 60_000;
const codeMs = limits.codeMinutes * minuteMs;
const maxTries = 5;
const secretTtlMs: Record<SecretPurpose, number> = {
  'set-password': codeMs,
  'verify-email': 24 * 60 * minuteMs,
  'undo-email': limits.undoDays * 24 * 60 * minuteMs,
  'still-for-sale': limits.questionLinkDays * 24 * 60 * minuteMs,
  // The answer can be read for as long again.
  objection: 2 * limits.objectionDays * 24 * 60 * minuteMs,
  'data-archive': limits.dataLinkHours * 60 * minuteMs,
};

const codes = () => collection('verificationCodes');

/** One code per purpose and subject (an address or a uid). */
function codeReference(purpose: CodePurpose, subject: string): DocumentReference {
  return codes().doc(createHash('sha256').update(`${purpose}:${subject}`).digest('base64url'));
}

/**
 * Creates a code and replaces any earlier one: ten minutes, five tries, single use
 * (docs/specification/limits.md#m4).
 */
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
    expireAt: Timestamp.fromMillis(clock.now() + codeMs),
  };
  await codeReference(purpose, subject).set(document);
  return code;
}

/**
 * Returns the owner of a code and deletes it. Undefined for a wrong, used, expired or missing code, and
 * after `tries` tries: the caller cannot tell these apart. Of many concurrent calls no more are
 * checked.
 */
export function redeemCode(
  purpose: CodePurpose,
  subject: string,
  code: string,
  tries = maxTries,
): Promise<CodeOwner | undefined> {
  const document = codeReference(purpose, subject);
  return withKeyedLock([document.id], () => redeemInTransaction(document, code, tries));
}

function redeemInTransaction(
  document: DocumentReference,
  code: string,
  tries: number,
): Promise<CodeOwner | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data() as HashedCodeDocument | undefined;
    const isOpen = stored && isRunning(stored.expireAt.toMillis(), codeMs) && stored.tries < tries;
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

/** Creates a long secret for a user. */
export async function createSecret(
  purpose: SecretPurpose,
  { uid, email, about }: CodeOwner,
): Promise<string> {
  const secret = newSecret();
  const document: CodeDocument = {
    purpose,
    uid,
    email,
    ...(about !== undefined && { about }),
    expireAt: Timestamp.fromMillis(clock.now() + secretTtlMs[purpose]),
  };
  await codes().doc(hashSecret(secret)).set(document);
  return secret;
}

/** Returns the owner of a secret, which stays valid until it expires. */
export async function readSecret(
  purpose: SecretPurpose,
  secret: string,
): Promise<CodeOwner | undefined> {
  const snapshot = await codes().doc(hashSecret(secret)).get();
  return readOwner(snapshot.data(), purpose);
}

/** Reads a secret in a transaction: it fails when another one deletes the secret meanwhile. */
export async function readSecretIn(
  transaction: Transaction,
  purpose: SecretPurpose,
  secret: string,
): Promise<CodeOwner | undefined> {
  return readOwner((await transaction.get(codes().doc(hashSecret(secret)))).data(), purpose);
}

/** Links that a thief must not end, and that open no account. */
const lasting: readonly unknown[] = ['undo-email', 'objection'] satisfies SecretPurpose[];

/**
 * The codes, links and reset tokens of a user that are still open, read in a transaction. Without the links that
 * take back a change of address or object to a decision.
 */
export async function findCodesOf(
  transaction: Transaction,
  uid: string,
): Promise<DocumentReference[]> {
  const { docs } = await transaction.get(codes().where('uid', '==', uid));
  return docs.filter((each) => !lasting.includes(each.get('purpose'))).map(({ ref }) => ref);
}

function readOwner(data: object | undefined, purpose: SecretPurpose): CodeOwner | undefined {
  const stored = data as CodeDocument | undefined;
  if (stored?.purpose !== purpose) return undefined;
  if (!isRunning(stored.expireAt.toMillis(), secretTtlMs[purpose])) return undefined;
  const { uid, email, about } = stored;
  return { uid, email, ...(about !== undefined && { about }) };
}
