import { limits } from '@qaysari/contract/shared/limits';
import { readListingFilter } from '@qaysari/contract/listing/filter';
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
import { dayInBaghdad, nextTelling, outsideQuiet } from './alert-times.ts';
import { type AlertPreference, findAlertPreference } from './alert-preference.ts';

/** Asks for the mails about what is due, the earliest first. May run twice and at once. */
export async function sendDueAlerts(options: SweepOptions): Promise<void> {
  await sweep(
    duePlans().select('dueAt'),
    ({ id: source, ref }) => sendDue({ uid: ref.parent.parent?.id ?? '', source }),
    options,
  );
}

/**
 * Asks for one mail about all that was not told. The mail and the mark are one write, and the mail's id is made of
 * source, day and its number on that day: a process that dies tells either now or the next time.
 */
async function sendDue(from: AlertSource): Promise<void> {
  const rate = await usefulRate();
  await firestore().runTransaction(async (transaction) => {
    const plan = await readPlan(transaction, from);
    const now = clock.now();
    if (!plan.dueAt || plan.dueAt.toMillis() > now) return;
    const free = outsideQuiet(now);
    if (free > now) return postponeAlert(transaction, from, free);
    const wish = await findAlertPreference(transaction, from);
    if (!wish) return writePlan(transaction, from, markAllSent(plan));
    const untold = await findUnsent(transaction, from, plan, limits.alertsRead);
    const { now: toTell, later } = await sort(transaction, from, untold, matcherOf(wish, rate));
    const told = toTell.length > 0 ? counted(plan, now) : plan;
    if (toTell.length > 0) queueAlert(transaction, from, wish, told, toTell);
    if (later.length === 0) return writePlan(transaction, from, markAllSent(told));
    // Not at once: staff take their time.
    const again = nextTelling(wish.frequency === 'weekly' ? 'weekly' : 'daily', now, 0) ?? now;
    planAlerts(transaction, from, markAllSent(told), later, again);
  });
}

type Matches = (document: SearchDocument) => boolean;

function matcherOf(
  { filter }: AlertPreference,
  rate: Awaited<ReturnType<typeof usefulRate>>,
): Matches {
  if (filter === undefined) return () => true;
  return listingMatcher(readListingFilter(new URLSearchParams(filter)), rate);
}

/**
 * What may be told now: ads that lists have, that the search still finds and that are as cheap as when it was found. What
 * staff look at again waits. All else is told to nobody.
 */
async function sort(
  transaction: Transaction,
  { uid, source }: AlertSource,
  untold: readonly Alert[],
  matches: Matches,
): Promise<{ now: Alert[]; later: Alert[] }> {
  const ids = untold.map(({ listing }) => listing);
  const standings = await findVisibilities(transaction, ids);
  const marks =
    source === favoritesSource ? await favoriteTimesIn(transaction, uid, ids) : undefined;
  const sorted: { now: Alert[]; later: Alert[] } = { now: [], later: [] };
  untold.forEach((alert, index) => {
    const { standing = 'gone', listing } = standings[index] ?? {};
    if (!listing || standing === 'gone' || (marks && !marks[index])) return;
    if (standing === 'reviewed') sorted.later.push(alert);
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
  const day = dayInBaghdad(now);
  return { ...plan, day, mails: sentOn(day, plan) + 1 };
}
