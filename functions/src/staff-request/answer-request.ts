import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { noteNewsletterExport } from '../audit/store.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp, firestore } from '../platform/firestore.ts';
import { staffText, type StaffTextRef } from '../platform/texts.ts';
import { findUidByName, noteByStaff } from '../user/public.ts';
import { makeNewsletterFile } from './newsletter-file.ts';
import {
  isAnswered,
  readAsked,
  readRequest,
  type RequestStatus,
  type StaffRequest,
} from './read-request.ts';

/** How long an answered request is kept. `audit` has what was done. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** The outcome of a request: fields for staff to read, or why it was refused. */
type Answer = { fields: Readonly<Record<string, string>> } | { problem: StaffTextRef };

/** Does what was asked in the transaction that stores the answer. */
type Work = (transaction: Transaction) => Answer | Promise<Answer>;

/**
 * Does what staff ask for in a document of `staffRequests`, and answers there. It reads the document as it is now and
 * does nothing twice: it may run twice, late and in any order. A refused one that is corrected is tried again. One that
 * is done goes back to what it was.
 */
export async function answerStaffRequest(id: string): Promise<void> {
  const document = collection('staffRequests').doc(id);
  const request = readRequest((await document.get()).data());
  if (!request || isAnswered(request)) return;
  const { answered } = request;
  const work = answered?.status === 'done' ? undefined : await prepare(id, request);
  await firestore().runTransaction(async (transaction) => {
    const now = readRequest((await transaction.get(document)).data());
    // What has changed meanwhile is answered already, or has an event of its own.
    if (!isDeepStrictEqual(now, request)) return;
    const change = work ? answerFields(request, await work(transaction)) : backTo({ ...answered });
    transaction.update(document, change);
  });
}

/** Does before the transaction what takes long and may be repeated. */
async function prepare(id: string, { typed }: StaffRequest): Promise<Work> {
  const asked = readAsked(typed);
  if (asked === 'newsletter') {
    const { file, link, count } = await makeNewsletterFile(id);
    return (transaction) => {
      noteNewsletterExport(transaction, { document: id, count });
      return { fields: { file, link } };
    };
  }
  if ('problem' in asked) return () => asked;
  const { who, ...note } = asked;
  const uid = who === '' ? undefined : await findUidByName(who);
  return async (transaction) => {
    const noted = await noteByStaff(transaction, uid, note);
    if (noted.outcome === 'nobody') return { problem: { key: 'requestWho', params: { who } } };
    const { outcome, name, number } = noted;
    if (outcome === 'done') {
      return { fields: { person: note.about === 'phone' ? `${name}, ${number}` : name } };
    }
    return { problem: { key: 'requestNoPhone', params: { who: name } } };
  };
}

function answerFields({ typed }: StaffRequest, answer: Answer): DocumentData {
  const [status, fields]: [RequestStatus, DocumentData] =
    'problem' in answer
      ? ['refused', { reason: staffText([answer.problem]) }]
      : ['done', { ...answer.fields, reason: FieldValue.delete() }];
  const now = clock.now();
  return {
    ...fields,
    status,
    answered: { ...typed, status },
    answeredAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + keptMs),
  };
}

/** Puts a request that is done back to what it asked for. */
function backTo(done: Readonly<Record<string, unknown>>): DocumentData {
  const change: DocumentData = { reason: staffText([{ key: 'requestDone' }]) };
  for (const [name, value] of Object.entries(done)) change[name] = value ?? FieldValue.delete();
  return change;
}
