import { limits } from '@qaysari/contract/shared/limits';
import type { Availability } from '@qaysari/contract/listing/types';
import type { DocumentData } from 'firebase-admin/firestore';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import type { ListingRecord } from '../record.ts';

/** What an ad's document keeps of the question whether it is still for sale (decision 63). */

const dayMs = 24 * 60 * 60 * 1000;

/** So many days from now. Two that must agree take one `now`. */
export const inDays = (days: number, now = clock.now()) => Timestamp.fromMillis(now + days * dayMs);

type Life = Pick<ListingRecord, 'createdAt' | 'renewedAt' | 'confirmedAt'>;

/** When the owner last gave a sign of life. Ads of before there was the question know only two kinds. */
export function lastOwnerActivity({ createdAt, renewedAt, confirmedAt }: Life): Date {
  const times = [createdAt, renewedAt, confirmedAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

/** The document without a question, open or planned, and without its mark. */
export function withoutQuestion(document: DocumentData): DocumentData {
  const { checkAt: _plan, askedAt: _asked, unconfirmedSince: _mark, ...rest } = document;
  return rest;
}

/** The document after a sign of life of its owner: nothing is asked for 30 days. */
export function withOwnerActivity(document: DocumentData): DocumentData {
  const now = clock.now();
  const [confirmedAt, checkAt] = [inDays(0, now), inDays(limits.askAgainDays, now)];
  return { ...withoutQuestion(document), confirmedAt, checkAt };
}

/** The document when its owner says whether it is for sale: a sign of life, whatever it says. */
export function withAvailability(document: DocumentData, availability: Availability): DocumentData {
  const { availability: _before, ...rest } = withOwnerActivity(document);
  return availability === 'forSale' ? rest : { ...withoutQuestion(rest), availability };
}
