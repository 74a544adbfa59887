import { limits } from '@qaysari/contract/shared/limits';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { clock, isFromWrongClock } from '../platform/clock.ts';
import { FieldValue, Timestamp, firestore, isDocumentId } from '../platform/firestore.ts';
import { staffText, type StaffTextRef } from '../platform/texts.ts';
import {
  acceptedRates,
  judgedPart,
  rateReference,
  readSettledRate,
  type RateStatus,
  type SettledRate,
} from './store.ts';

/** What comes of a rate that staff typed. */
type Verdict =
  | { status: Extract<RateStatus, 'accepted'>; settled: SettledRate }
  | { status: Exclude<RateStatus, 'accepted'>; problem: StaffTextRef };

/** A document as staff typed it, in the console or in a terminal. */
interface EnteredRate {
  id: string;
  data: DocumentData;
  createdAt: Timestamp;
}

/** A rate that is further off the one in force than this asks again: one zero too many is a usual mistake. */
const farPercent = 10;

/** Judges what staff typed by the rate in force; undefined: there is none yet. */
export function judgeRate(entered: EnteredRate, last: SettledRate | undefined): Verdict {
  const settled = readEntered(entered);
  if ('key' in settled) return { status: 'refused', problem: settled };
  if (last && settled.date.valueOf() <= last.date.valueOf()) {
    const params = { date: inText(settled.date), last: inText(last.date) };
    return { status: 'refused', problem: { key: 'rateDateOld', params } };
  }
  const problem = entered.data['confirmed'] === true ? undefined : doubtAbout(settled, last);
  return problem ? { status: 'unconfirmed', problem } : { status: 'accepted', settled };
}

/** The values of a document, or what is wrong with them. */
function readEntered({ id, data, createdAt }: EnteredRate): SettledRate | StaffTextRef {
  const { min, max } = limits.rateDinars;
  const { dinars, source, date = createdAt } = data;
  if (!isDocumentId(id)) return { key: 'rateId' };
  if (typeof dinars !== 'number' || !Number.isInteger(dinars) || dinars < min || dinars > max) {
    return { key: 'rateDinars', params: { min, max } };
  }
  const named = typeof source === 'string' ? source.trim() : '';
  if (named === '' || named.length > limits.rateSourceLength) {
    return { key: 'rateSource', params: { max: limits.rateSourceLength } };
  }
  if (!(date instanceof Timestamp)) return { key: 'rateDate' };
  if (isFromWrongClock(date.toMillis())) {
    return { key: 'rateDateFuture', params: { date: inText(date) } };
  }
  return { dinars, source: named, date };
}

function doubtAbout(
  { dinars }: SettledRate,
  last: SettledRate | undefined,
): StaffTextRef | undefined {
  if (!last) return { key: 'rateFirst', params: { dinars } };
  const off = Math.abs(dinars - last.dinars) * 100;
  if (off <= last.dinars * farPercent) return undefined;
  const params = { dinars, last: last.dinars, percent: farPercent };
  return { key: 'rateFar', params };
}

const inText = (date: Timestamp) => date.toDate().toISOString();

/**
 * Judges what staff typed into a rate, by the rate in force, in one transaction. An accepted rate goes back to what it
 * was when somebody has changed it. It reads the document as it is now, and judges nothing twice: so it may run twice,
 * late and in any order. Answers the outcome; undefined without a rate.
 */
export function acceptRate(id: string): Promise<RateStatus | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(rateReference(id));
    const data = snapshot.data();
    if (!data) return undefined;
    const settled = readSettledRate(data);
    if (settled) {
      const change = backTo(settled, data);
      if (change) transaction.update(snapshot.ref, change);
      return 'accepted';
    }
    if (isJudged(data)) return data['status'] as RateStatus;
    const createdAt = snapshot.createTime ?? Timestamp.fromMillis(clock.now());
    const last = await rateInForce(transaction, id);
    const verdict = judgeRate({ id, data, createdAt }, last);
    transaction.update(snapshot.ref, fieldsOf(verdict, data));
    return verdict.status;
  });
}

/** One may be the rate itself, and another one damaged by hand. */
const enough = 5;

/** The transaction fails, and runs again, when another rate is accepted meanwhile. */
async function rateInForce(
  transaction: Transaction,
  besides: string,
): Promise<SettledRate | undefined> {
  const { docs } = await transaction.get(acceptedRates().limit(enough));
  return docs
    .filter((each) => each.id !== besides)
    .map((each) => readSettledRate(each.data()))
    .find(Boolean);
}

function isJudged(data: DocumentData): boolean {
  return data['confirmed'] === undefined && isDeepStrictEqual(data['judged'], judgedPart(data));
}

/** A confirmation counts once: what staff type afterwards asks for another one. */
function fieldsOf(verdict: Verdict, data: DocumentData): DocumentData {
  const [none, judgedAt] = [FieldValue.delete(), Timestamp.fromMillis(clock.now())];
  const { status } = verdict;
  if (verdict.status === 'accepted') {
    const { settled } = verdict;
    return { ...settled, status, settled, judgedAt, judged: none, reason: none };
  }
  const judged = judgedPart({ ...data, status });
  const reason = staffText([verdict.problem]);
  return { status, judged, judgedAt, reason, confirmed: none };
}

/** What puts an accepted rate right again; undefined where nobody has changed it. */
function backTo(settled: SettledRate, data: DocumentData): DocumentData | undefined {
  const right = { ...settled, status: 'accepted' };
  const isRight = isDeepStrictEqual(judgedPart(data), right);
  return isRight ? undefined : { ...right, reason: staffText([{ key: 'rateSettled' }]) };
}
