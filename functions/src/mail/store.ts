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

/** Asks for a mail together with what it tells of; the trigger `mailCreated` sends it. */
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

/** Asks for a mail and nothing else. */
export async function requestMail(request: MailRequest): Promise<void> {
  const batch = firestore().batch();
  queueMail(batch, request);
  await batch.commit();
}

/**
 * The request, for the one caller that may send it now; undefined when it is sent, or somebody is at
 * it. A sender that vanished is taken to be gone after three minutes.
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

/** The request alone, without what became of it. */
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

/** Says how a claimed mail ended. `waiting`: it may be claimed again. */
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

/** Removes everything that was written to an address. */
export async function deleteMailsTo(address: string): Promise<void> {
  const { docs } = await mails().where('whom', '==', address).get();
  await Promise.all(docs.map((each) => each.ref.delete()));
}
