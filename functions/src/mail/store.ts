import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  firestore,
  Timestamp,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import type { MailRecord, MailRequest } from './record.ts';

const mails = () => collection('mail');

const retentionMs = 30 * 24 * 60 * 60 * 1000;
const leaseMs = 3 * 60 * 1000;

/** Queues a mail in a transaction or batch; the trigger `mailCreated` sends it. */
export function queueMail(writes: TransactionOrBatch, request: MailRequest): void {
  const now = clock.now();
  const record: MailRecord = {
    ...request,
    state: 'waiting',
    attempts: 0,
    createdAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + retentionMs),
  };
  writes.set(mails().doc(), record);
}

/** Queues a single mail. */
export async function requestMail(request: MailRequest): Promise<void> {
  const batch = firestore().batch();
  queueMail(batch, request);
  await batch.commit();
}

/**
 * Claims a mail for sending, with a lease of three minutes. Undefined when it was sent, or when another
 * process holds the lease.
 */
export async function claimMail(id: string): Promise<MailRequest | undefined> {
  const document = mails().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const record = (await transaction.get(document)).data() as MailRecord | undefined;
    if (!record) return undefined;
    const isFree =
      record.state === 'waiting' ||
      (record.state === 'sending' && (record.sendingUntil?.toMillis() ?? 0) <= clock.now());
    if (!isFree) return undefined;
    transaction.update(document, {
      state: 'sending',
      attempts: record.attempts + 1,
      sendingUntil: Timestamp.fromMillis(clock.now() + leaseMs),
    });
    return readRequest(record);
  });
}

function readRequest(record: MailRecord): MailRequest {
  const { kind, whom, language, uid, listing, title, note, missing } = record;
  return {
    ...{ kind, whom, language },
    ...(uid !== undefined && { uid }),
    ...(listing !== undefined && { listing }),
    ...(title !== undefined && { title }),
    ...(note !== undefined && { note }),
    ...(missing !== undefined && { missing }),
  };
}

/** Stores how sending a claimed mail ended. `waiting` allows another claim. */
export async function recordMailResult(
  id: string,
  state: 'sent' | 'failed' | 'needless' | 'waiting',
  problem?: string,
): Promise<void> {
  await mails()
    .doc(id)
    .update({
      state,
      sendingUntil: FieldValue.delete(),
      ...(state === 'sent' && { sentAt: Timestamp.fromMillis(clock.now()) }),
      ...(problem !== undefined && { lastError: problem.slice(0, 500) }),
    });
}

export async function deleteMailsTo(address: string): Promise<void> {
  const { docs } = await mails().where('whom', '==', address).get();
  await Promise.all(docs.map((each) => each.ref.delete()));
}
