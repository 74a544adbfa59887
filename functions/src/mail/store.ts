import { limits } from '@qaysari/contract/shared/limits';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  firestore,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { sweep, type SweepOptions } from '../platform/sweep.ts';
import type { MailRecord, MailRequest } from './record.ts';

/** When a mail is tried again (docs/decisions/0029-mails-that-cannot-be-sent.md). */

const secondMs = 1_000;
const hourMs = 60 * 60 * secondMs;

/** For one delivery of the event: all tries together. Below the timeout of `mailCreated`. */
export const deliveryMs = 45 * secondMs;

/** Longer than a delivery can last, so the holder of an expired lease is gone. */
const leaseMs = 2 * deliveryMs;

/** After so many deliveries that did not send it, a mail is marked as failed. */
export const maxAttempts = 20;

/** From this age on, the sweep takes up a mail that is not sent. */
const stuckMs = 10 * 60 * secondMs;

const firstPauseMs = 5 * secondMs;
const longestPauseMs = 3 * hourMs;

/**
 * The pause after this attempt. All of them together are 26 hours: a mail survives a mail server that is
 * away for a day.
 */
function pauseMs(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
}

const mails = () => collection('mail');

const dayMs = 24 * hourMs;

/** The last mail of a deleted account outlives its tries by a day: nothing else has the address any more. */
const retentionOf = ({ kind }: MailRequest) =>
  (kind === 'accountDeleted' ? 2 : limits.mailDays) * dayMs;

/**
 * Queues a mail in a transaction or batch; the trigger `mailCreated` sends it. With an `occasion` that names it
 * among all mails the same mail is never there twice.
 */
export function queueMail(
  writes: TransactionOrBatch,
  request: MailRequest,
  occasion?: string,
): void {
  const now = clock.now();
  const record: MailRecord = {
    ...request,
    state: 'waiting',
    attempts: 0,
    createdAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + retentionOf(request)),
  };
  writes.set(occasion === undefined ? mails().doc() : mailOf(occasion), record);
}

/** Queues a mail unless one of this occasion exists, sent or not. Mails are stored for 30 days. */
export async function queueMailOnce(
  transaction: Transaction,
  request: MailRequest,
  occasion: string,
): Promise<void> {
  const known = await transaction.get(mailOf(occasion));
  if (!known.exists) queueMail(transaction, request, occasion);
}

const mailOf = (occasion: string) =>
  mails().doc(createHash('sha256').update(occasion).digest('base64url'));

/** Queues a single mail. */
export async function requestMail(request: MailRequest): Promise<void> {
  const batch = firestore().batch();
  queueMail(batch, request);
  await batch.commit();
}

/** The right to send a mail for a while. No later claim of this mail has the same `attempt`. */
export interface MailClaim {
  id: string;
  attempt: number;
  request: MailRequest;
}

/**
 * `done`: there is nothing left to send. `later`: another process holds the lease, or the next try is not
 * due yet; somebody must ask again. `exhausted`: this call has marked the mail as failed.
 */
type ClaimResult = MailClaim | 'done' | 'later' | 'exhausted';

/** Claims a mail for sending, with a lease. */
export async function claimMail(id: string): Promise<ClaimResult> {
  const document = mails().doc(id);
  return firestore().runTransaction(async (transaction): Promise<ClaimResult> => {
    const record = (await transaction.get(document)).data() as MailRecord | undefined;
    if (record?.state !== 'waiting' && record?.state !== 'sending') return 'done';
    const now = clock.now();
    const isHeld =
      record.state === 'sending'
        ? isRunning(record.sendingUntil?.toMillis() ?? 0, leaseMs)
        : isRunning(record.nextTryAt?.toMillis() ?? 0, pauseMs(record.attempts));
    if (isHeld) return 'later';
    const claimed = { sendingUntil: FieldValue.delete(), nextTryAt: FieldValue.delete() };
    if (record.attempts >= maxAttempts) {
      transaction.update(document, { ...claimed, state: 'failed' });
      return 'exhausted';
    }
    const attempt = record.attempts + 1;
    const sendingUntil = Timestamp.fromMillis(now + leaseMs);
    transaction.update(document, { ...claimed, state: 'sending', attempts: attempt, sendingUntil });
    return { id, attempt, request: readRequest(record) };
  });
}

function readRequest(record: MailRecord): MailRequest {
  const { kind, whom, language, uid, listing, title, note, missing, partner } = record;
  const { case: decidedCase, decision, report, listings, search, news, browser } = record;
  return {
    ...{ kind, whom, language },
    ...(uid !== undefined && { uid }),
    ...(listing !== undefined && { listing }),
    ...(title !== undefined && { title }),
    ...(note !== undefined && { note }),
    ...(missing !== undefined && { missing }),
    ...(partner !== undefined && { partner }),
    ...(decidedCase !== undefined && { case: decidedCase }),
    ...(decision !== undefined && { decision }),
    ...(report !== undefined && { report }),
    ...(listings !== undefined && { listings }),
    ...(search !== undefined && { search }),
    ...(news !== undefined && { news }),
    ...(browser !== undefined && { browser }),
  };
}

/**
 * Stores how sending a claimed mail ended. `waiting` allows another claim, after a pause. A process whose
 * claim was taken over can only say that it has sent the mail.
 */
export async function recordMailResult(
  { id, attempt }: MailClaim,
  state: 'sent' | 'failed' | 'needless' | 'waiting',
  problem?: string,
): Promise<void> {
  const document = mails().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const record = (await transaction.get(document)).data() as MailRecord | undefined;
    if (!record) return;
    const isMine = record.state === 'sending' && record.attempts === attempt;
    if (!isMine && state !== 'sent') return;
    const now = clock.now();
    const nextTryAt =
      state === 'waiting' ? Timestamp.fromMillis(now + pauseMs(attempt)) : FieldValue.delete();
    transaction.update(document, {
      state,
      sendingUntil: FieldValue.delete(),
      nextTryAt,
      ...(state === 'sent' && { sentAt: Timestamp.fromMillis(now) }),
      ...(problem !== undefined && { lastError: problem.slice(0, 500) }),
    });
  });
}

/** Calls `send` with the id of each mail that should have been sent long ago, the oldest first. */
export function sweepStuckMails(
  send: (id: string) => Promise<void>,
  options: SweepOptions,
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - stuckMs);
  const stuck = mails()
    .where('state', 'in', ['waiting', 'sending'])
    .where('createdAt', '<', before)
    .orderBy('createdAt');
  return sweep(stuck, ({ id }) => send(id), options);
}

/** The mails to an address. */
export function mailsTo(address: string): Query {
  return mails().where('whom', '==', address);
}

/** Deletes all mails to an address but the one that says that its account was deleted: it goes by itself. */
export async function deleteMailsTo(address: string): Promise<void> {
  const { docs } = await mailsTo(address).get();
  const others = docs.filter((each) => each.get('kind') !== 'accountDeleted');
  await Promise.all(others.map((each) => each.ref.delete()));
}
