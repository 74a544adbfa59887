import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { limits } from '@qaysari/contract/shared/limits';
import { readSavedFilter } from '@qaysari/contract/saved-search/filter';
import type { Transaction } from 'firebase-admin/firestore';
import {
  type ListingRecord,
  favoriteTimesIn,
  findVisibilities,
  newsOf,
  toSearchEntry,
} from '../listing/public.ts';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { type SweepOptions, sweep } from '../platform/sweep.ts';
import { usefulRate } from '../rate/store.ts';
import { type SearchDocument, listingMatcher } from '../search/public.ts';
import { documentOfEntry } from '../search/store.ts';
import {
  type Alert,
  type AlertPlan,
  type AlertSource,
  duePlans,
  favoritesSource,
  findUnsent,
  planAlerts,
  readPlan,
  postponeAlert,
  markAllSent,
  sentOn,
  writePlan,
} from './store.ts';
import { nextTelling, outsideQuiet } from './alert-times.ts';
import { type AlertPreference, findAlertPreference } from './alert-preference.ts';

/** Queues the mails for plans that are due, the earliest first. May run twice, also concurrently. */
export async function sendDueAlerts(options: SweepOptions): Promise<void> {
  await sweep(
    duePlans().select('dueAt'),
    ({ id: source, ref }) => sendDue({ uid: ref.parent.parent?.id ?? '', source }),
    options,
  );
}

/**
 * Queues one mail about all alerts that were not sent. One transaction writes the mail and the mark, and the mail's id
 * is made of source, day and its number on that day. If the process dies, this run or the next one sends the mail.
 */
async function sendDue(from: AlertSource): Promise<void> {
  const rate = await usefulRate();
  await firestore().runTransaction(async (transaction) => {
    const plan = await readPlan(transaction, from);
    const now = clock.now();
    if (!plan.dueAt || plan.dueAt.toMillis() > now) return;
    const free = outsideQuiet(now);
    if (free > now) return postponeAlert(transaction, from, free);
    const preference = await findAlertPreference(transaction, from);
    if (!preference) return writePlan(transaction, from, markAllSent(plan));
    const unsent = await findUnsent(transaction, from, plan, limits.alertsRead);
    const { now: due, later } = await sort(transaction, from, unsent, matcherOf(preference, rate));
    const nextPlan = due.length > 0 ? counted(plan, now) : plan;
    if (due.length > 0) queueAlert(transaction, from, preference, nextPlan, due);
    if (later.length === 0) return writePlan(transaction, from, markAllSent(nextPlan));
    // Not immediately: a review by staff takes time.
    const again =
      nextTelling(preference.frequency === 'weekly' ? 'weekly' : 'daily', now, 0) ?? now;
    planAlerts(transaction, from, markAllSent(nextPlan), later, again);
  });
}

type Matches = (document: SearchDocument) => boolean;

function matcherOf(
  { filter }: AlertPreference,
  rate: Awaited<ReturnType<typeof usefulRate>>,
): Matches {
  if (filter === undefined) return () => true;
  return listingMatcher(readSavedFilter(filter), rate);
}

/**
 * Sorts alerts. `now`: about listed ads that the search still finds and whose price drop still holds. `later`: about
 * ads that staff review again. All others are dropped.
 */
async function sort(
  transaction: Transaction,
  { uid, source }: AlertSource,
  unsent: readonly Alert[],
  matches: Matches,
): Promise<{ now: Alert[]; later: Alert[] }> {
  const ids = unsent.map(({ listing }) => listing);
  const visibilities = await findVisibilities(transaction, ids);
  const marks =
    source === favoritesSource ? await favoriteTimesIn(transaction, uid, ids) : undefined;
  const sorted: { now: Alert[]; later: Alert[] } = { now: [], later: [] };
  unsent.forEach((alert, index) => {
    const { visibility = 'gone', listing } = visibilities[index] ?? {};
    if (!listing || visibility === 'gone' || (marks && !marks[index])) return;
    if (visibility === 'reviewed') sorted.later.push(alert);
    else if (isStillTrue(alert, listing) && finds(matches, listing)) sorted.now.push(alert);
  });
  return sorted;
}

function isStillTrue({ reason }: Alert, listing: ListingRecord): boolean {
  return reason !== 'cheaper' || newsOf(listing).some((news) => news.reason === 'cheaper');
}

function finds(matches: Matches, listing: ListingRecord): boolean {
  const entry = toSearchEntry(listing);
  return !!entry && matches(documentOfEntry(entry));
}

/** `day` and `mails` of the plan count this mail, too. */
function queueAlert(
  transaction: Transaction,
  { uid, source }: AlertSource,
  { user }: AlertPreference,
  { day = '', mails = 0 }: AlertPlan,
  news: Alert[],
): void {
  const { email, language = 'ar' } = user;
  const isOfSearch = source !== favoritesSource;
  const request = { whom: email, language, uid, news } as const;
  queueMail(
    transaction,
    isOfSearch
      ? { ...request, kind: 'searchAlert', search: source }
      : { ...request, kind: 'cheaperFavorites' },
    `alert:${uid}/${source}:${day}:${mails}`,
  );
}

/** The plan after one more mail today. */
function counted(plan: AlertPlan, now: number): AlertPlan {
  const day = dayInIraq(now);
  return { ...plan, day, mails: sentOn(day, plan) + 1 };
}
