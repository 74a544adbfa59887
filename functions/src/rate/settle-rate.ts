import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { FieldValue, firestore, Timestamp } from '../platform/firestore.ts';
import { staffText } from '../platform/texts.ts';
import { judgeRate, type Verdict } from './judge.ts';
import { judgedPart, readSettledRate, type RateStatus, type SettledRate } from './record.ts';
import { acceptedRates, rateReference } from './store.ts';

/**
 * Judges what staff typed into a rate, by the rate in force, in one transaction. An accepted rate goes back to what it
 * was when somebody has changed it. It reads the document as it is now, and judges nothing twice: so it may run twice,
 * late and in any order. Answers what came of the rate; undefined where there is none.
 */
export function settleRate(id: string): Promise<RateStatus | undefined> {
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
