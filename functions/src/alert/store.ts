import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import type { AlertFrequency } from '@qaysari/contract/saved-search/types';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { NewsReason } from '../listing/public.ts';
import { clock } from '../platform/clock.ts';
import { collection, collectionGroup } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { nextTelling } from './alert-times.ts';

/** Whose alerts, and what they come from: a saved search by its id, or all favorites. */
export interface AlertSource {
  uid: string;
  source: string;
}

/** The favorites of a person are one source. No id of a saved search is as short. */
export const favoritesSource = 'favorites';

/** The ad of an alert, and the reason. */
export interface Alert {
  listing: string;
  reason: NewsReason;
}

/** A document of `users/{uid}/alerts`. It stays, so that nobody gets the same alert twice. */
interface AlertDocument extends Alert {
  source: string;
  /** Counts the alerts of a source, without gaps. */
  number: number;
  createdAt: Timestamp;
  expireAt: Timestamp;
}

/** A document of `users/{uid}/alertPlans`; the id is the source. */
export interface AlertPlan {
  /** The number of the latest alert. */
  last: number;
  /** Alerts up to this number were sent or dropped. Changes in the transaction that writes the mail. */
  told: number;
  /** When the other alerts are due. */
  dueAt?: Timestamp;
  /** The day of the latest mail, and how many mails were sent on it. */
  day?: string;
  mails?: number;
}

/** An ad that comes back after a year makes a new alert. */
const retentionDays = 365;

const planReference = ({ uid, source }: AlertSource) => collection('alertPlans', uid).doc(source);

/** The same ad for the same reason has the same id. */
function alertReference({ uid, source }: AlertSource, { listing, reason }: Alert) {
  const hash = createHash('sha256').update(`${source}/${listing}/${reason}`).digest('base64url');
  return collection('alerts', uid).doc(hash);
}

export async function readPlan(transaction: Transaction, from: AlertSource): Promise<AlertPlan> {
  const data = (await transaction.get(planReference(from))).data();
  return { last: 0, told: 0, ...(data as Partial<AlertPlan> | undefined) };
}

/** Whether this alert exists, sent or not. */
export async function isKnownAlert(
  transaction: Transaction,
  from: AlertSource,
  alert: Alert,
): Promise<boolean> {
  return (await transaction.get(alertReference(from, alert))).exists;
}

/** Adds alerts, or gives them new numbers, and schedules them. Reads nothing. */
export function planAlerts(
  transaction: Transaction,
  from: AlertSource,
  plan: AlertPlan,
  alerts: readonly Alert[],
  dueAt: number,
): void {
  const now = clock.now();
  alerts.forEach((alert, index) => {
    const document: AlertDocument = {
      ...{ source: from.source, listing: alert.listing, reason: alert.reason },
      number: plan.last + index + 1,
      createdAt: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + retentionDays * 24 * 60 * 60 * 1000),
    };
    transaction.set(alertReference(from, alert), document);
  });
  const earliest = Math.min(dueAt, plan.dueAt?.toMillis() ?? Infinity);
  transaction.set(planReference(from), {
    ...plan,
    last: plan.last + alerts.length,
    dueAt: Timestamp.fromMillis(earliest),
  });
}

/** The alerts that were not sent, latest first, at most `most`. */
export async function findUnsent(
  transaction: Transaction,
  { uid, source }: AlertSource,
  { told }: AlertPlan,
  most: number,
): Promise<Alert[]> {
  const unsent = collection('alerts', uid)
    .where('source', '==', source)
    .where('number', '>', told)
    .orderBy('number', 'desc');
  const { docs } = await transaction.get(unsent.limit(most));
  return docs.map((each) => {
    const { listing, reason } = each.data() as AlertDocument;
    return { listing, reason };
  });
}

/** The plan after all alerts were sent, or dropped because nobody wants them. */
export function markAllSent({ dueAt: _due, ...plan }: AlertPlan): AlertPlan {
  return { ...plan, told: plan.last };
}

export function writePlan(transaction: Transaction, from: AlertSource, plan: AlertPlan): void {
  transaction.set(planReference(from), plan);
}

/** How many mails about a source were sent on this day. */
export function sentOn(day: string, plan: AlertPlan): number {
  return plan.day === day ? (plan.mails ?? 0) : 0;
}

/** When an alert about an ad found now is due; undefined where nobody wants one. */
export function dueTime(frequency: AlertFrequency, plan: AlertPlan): number | undefined {
  const now = clock.now();
  return nextTelling(frequency, now, sentOn(dayInIraq(now), plan));
}

/** Reschedules waiting alerts for another frequency. Call it before the transaction writes. */
export async function reschedule(
  transaction: Transaction,
  from: AlertSource,
  frequency: AlertFrequency,
): Promise<void> {
  const plan = await readPlan(transaction, from);
  const due = dueTime(frequency, plan);
  if (plan.dueAt && due !== undefined) postponeAlert(transaction, from, due);
}

/** The plans that are due, the earliest first. */
export function duePlans(): Query {
  const now = Timestamp.fromMillis(clock.now());
  return collectionGroup('alertPlans').where('dueAt', '<=', now).orderBy('dueAt');
}

/** Moves the waiting alerts to another time. */
export function postponeAlert(transaction: Transaction, from: AlertSource, until: number): void {
  transaction.update(planReference(from), { dueAt: Timestamp.fromMillis(until) });
}
