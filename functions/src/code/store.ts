import { createHash } from 'node:crypto';
import { limits } from '@qaysari/contract/shared/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { hashCode, hashSecret, verifyCode, newCode, newSecret, type CodeHash } from './secret.ts';

/** What a six-digit code is for. */
export type CodePurpose = 'reset-password' | 'change-email' | 'confirm-phone';
/** What a long secret is for. */
export type SecretPurpose =
  | 'set-password'
  | 'reset-link'
  | 'verify-email'
  | 'undo-email'
  | 'objection'
  | 'still-for-sale'
  | 'data-archive';

/** The user that a code or secret was sent to. */
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

/** A document of six-digit codes, which were asked for one after the other. */
interface CodesDocument extends CodeDocument {
  codes: StoredCode[];
}

interface StoredCode extends CodeHash {
  /** Hash of the secret of the browser that asked for it; undefined where a session did. */
  browser?: string;
  /** Somebody had signed in to the account in that browser before. */
  isKnown?: boolean;
  /** How many tries of that browser were checked, and how many of all others. */
  ownTries: number;
  tries: number;
  expireAt: Timestamp;
}

const minuteMs = 60_000;
const codeMs = limits.codeMinutes * minuteMs;
const maxTries = 5;
/** While somebody guesses codes at large: for the browser that asked, and for all others. */
const fewTries = { own: 2, others: 1 };
/** More than can be requested within ten minutes. */
const maxCodes = 12;
/**
 * How many codes each try is compared with, the newest first. The comparisons run concurrently, so they take as long as
 * one.
 */
const maxCompared = 4;
const secretTtlMs: Record<SecretPurpose, number> = {
  'set-password': codeMs,
  // As long as the count of mails: where it is full, one of them has a link that works.
  'reset-link': limits.mailedLinkHours * 60 * minuteMs,
  'verify-email': limits.mailedLinkHours * 60 * minuteMs,
  'undo-email': limits.undoDays * 24 * 60 * minuteMs,
  'still-for-sale': limits.questionLinkDays * 24 * 60 * minuteMs,
  // The answer can be read for as long again.
  objection: 2 * limits.objectionDays * 24 * 60 * minuteMs,
  'data-archive': limits.dataLinkHours * 60 * minuteMs,
};

const codes = () => collection('verificationCodes');

/** The codes of one purpose and subject (an address or a uid). */
function codeReference(purpose: CodePurpose, subject: string): DocumentReference {
  return codes().doc(createHash('sha256').update(`${purpose}:${subject}`).digest('base64url'));
}

function openCodes(stored: CodesDocument | undefined): StoredCode[] {
  const all = stored?.codes ?? [];
  return all.filter(({ expireAt }) => isRunning(expireAt.toMillis(), codeMs));
}

/**
 * Creates a code: ten minutes, five tries, single use (docs/specification/limits.md#m4). Earlier ones of the same user
 * stay valid.
 */
export async function createCode(
  purpose: CodePurpose,
  subject: string,
  { uid, email }: CodeOwner,
  asked: Pick<StoredCode, 'browser' | 'isKnown'> = {},
): Promise<string> {
  const code = newCode();
  const expireAt = Timestamp.fromMillis(clock.now() + codeMs);
  const created: StoredCode = {
    ...asked,
    ...(await hashCode(code)),
    ownTries: 0,
    tries: 0,
    expireAt,
  };
  const document = codeReference(purpose, subject);
  await firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data() as CodesDocument | undefined;
    const isTheirs = stored?.uid === uid && stored.email === email;
    const earlier = isTheirs ? openCodes(stored) : [];
    const next: CodesDocument = {
      ...{ purpose, uid, email, expireAt },
      codes: [...earlier, created].slice(-maxCodes),
    };
    transaction.set(document, next);
  });
  return code;
}

/** Who tries a code. */
interface Guesser {
  /** Hash of the secret of the browser. */
  browser?: string | undefined;
  /** Somebody guesses codes at large. */
  isFewer?: boolean;
}

/** Whether a browser asked for a code that is still open. */
export async function hasAskedForCode(
  purpose: CodePurpose,
  subject: string,
  browser: string | undefined,
): Promise<boolean> {
  const stored = (await codeReference(purpose, subject).get()).data() as CodesDocument | undefined;
  return openCodes(stored).some((each) => isOwn(each, browser));
}

function isOwn(code: StoredCode, browser: string | undefined): boolean {
  return browser !== undefined && code.browser === browser;
}

function hasTriesLeft(code: StoredCode, { browser, isFewer = false }: Guesser): boolean {
  if (!isOwn(code, browser)) return code.tries < (isFewer ? fewTries.others : maxTries);
  return code.ownTries < (isFewer && code.isKnown !== true ? fewTries.own : maxTries);
}

/**
 * Returns the owner of a code and deletes all codes of this purpose and subject. Undefined for a wrong, used, expired
 * or missing code, and after too many tries: the caller cannot distinguish these. The browser that asked for a code has
 * its own tries. Concurrent calls get no additional tries.
 */
export function redeemCode(
  purpose: CodePurpose,
  subject: string,
  code: string,
  guesser: Guesser = {},
): Promise<CodeOwner | undefined> {
  const document = codeReference(purpose, subject);
  return withKeyedLock([document.id], () => redeemInTransaction(document, code, guesser));
}

function redeemInTransaction(
  document: DocumentReference,
  code: string,
  guesser: Guesser,
): Promise<CodeOwner | undefined> {
  const { browser } = guesser;
  return firestore().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data() as CodesDocument | undefined;
    const left = openCodes(stored).filter((each) => hasTriesLeft(each, guesser));
    const others = left.filter((each) => !isOwn(each, browser));
    const own = left.filter((each) => isOwn(each, browser));
    const compared = [...others, ...own].slice(-maxCompared);
    const hashes = compared.length > 0 ? compared : [undefined];
    const matches = await Promise.all(hashes.map((each) => verifyCode(code, each)));
    if (!stored || compared.length === 0) return undefined;
    if (!matches.includes(true)) {
      const counted = stored.codes.map((each) => {
        if (!compared.includes(each)) return each;
        return isOwn(each, browser)
          ? { ...each, ownTries: each.ownTries + 1 }
          : { ...each, tries: each.tries + 1 };
      });
      transaction.update(document, { codes: counted });
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

/** Returns the owner of a secret of one of these purposes. It stays valid until it expires. */
export async function readSecret(
  purposes: SecretPurpose | readonly SecretPurpose[],
  secret: string,
): Promise<CodeOwner | undefined> {
  const snapshot = await codes().doc(hashSecret(secret)).get();
  return readOwner(snapshot.data(), purposes);
}

/** Reads a secret in a transaction: it fails when another one deletes the secret meanwhile. */
export async function readSecretIn(
  transaction: Transaction,
  purposes: SecretPurpose | readonly SecretPurpose[],
  secret: string,
): Promise<CodeOwner | undefined> {
  return readOwner((await transaction.get(codes().doc(hashSecret(secret)))).data(), purposes);
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

function readOwner(
  data: object | undefined,
  purposes: SecretPurpose | readonly SecretPurpose[],
): CodeOwner | undefined {
  const stored = data as CodeDocument | undefined;
  const purpose = [purposes].flat().find((each) => each === stored?.purpose);
  if (!stored || purpose === undefined) return undefined;
  if (!isRunning(stored.expireAt.toMillis(), secretTtlMs[purpose])) return undefined;
  const { uid, email, about } = stored;
  return { uid, email, ...(about !== undefined && { about }) };
}
