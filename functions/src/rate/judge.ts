import { limits } from '@qaysari/contract/shared/limits';
import type { DocumentData } from 'firebase-admin/firestore';
import { isFromWrongClock } from '../platform/clock.ts';
import { isDocumentId, Timestamp } from '../platform/firestore.ts';
import type { StaffTextRef } from '../platform/texts.ts';
import type { RateStatus, SettledRate } from './record.ts';

/** What comes of a rate that staff typed. */
export type Verdict =
  | { status: Extract<RateStatus, 'accepted'>; settled: SettledRate }
  | { status: Exclude<RateStatus, 'accepted'>; problem: StaffTextRef };

/** A document as staff typed it, in the console or in a terminal. */
export interface EnteredRate {
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
