import {
  favoriteTimesIn,
  findFavoriteKeepers,
  findUnsentNews,
  markSent,
  toSearchEntry,
  type ListingRecord,
  type News,
} from '../listing/public.ts';
import { forEachConcurrent, withKeyedLock } from '../platform/concurrency.ts';
import { firestore } from '../platform/firestore.ts';
import { findAlertPreference } from './alert-preference.ts';
import { searchesThatFind } from './saved-search-mirror.ts';
import {
  dueTime,
  favoritesSource,
  isKnownAlert,
  planAlerts,
  readPlan,
  type AlertSource,
} from './store.ts';

/** Short transactions on documents of different people. */
const atOnce = 20;

/**
 * Plans alerts about an ad: for everybody whose saved search finds it, and, when it became cheaper, for everybody who
 * has it among their favorites. It reads the ad as it is now, so it may run late, in any order and again. It marks the
 * news at the end, and nobody gets the same alert twice.
 */
export function tellOfListing(id: string): Promise<void> {
  return withKeyedLock([`listing/${id}`], () => planAlertsFor(id));
}

async function planAlertsFor(id: string): Promise<void> {
  const found = await findUnsentNews(id);
  if (!found) return;
  const { listing, news } = found;
  const searches = await searchesFor(listing);
  for (const each of news) {
    const sources = each.reason === 'cheaper' ? [...searches, ...(await keepersOf(id))] : searches;
    const others = sources.filter(({ uid }) => uid !== listing.owner);
    await forEachConcurrent(others, atOnce, (source) => addAlert(source, id, each));
  }
  await markSent(id, news);
}

async function searchesFor(listing: ListingRecord): Promise<AlertSource[]> {
  const entry = toSearchEntry(listing);
  const found = entry ? await searchesThatFind(entry) : [];
  return found.map(({ uid, id: source }) => ({ uid, source }));
}

async function keepersOf(id: string): Promise<AlertSource[]> {
  return (await findFavoriteKeepers(id)).map((uid) => ({ uid, source: favoritesSource }));
}

/** Does nothing where the alert exists, or where the person wants none. */
function addAlert(from: AlertSource, listing: string, news: News): Promise<void> {
  // Staff approve many ads in a row, and all of them would change the one plan of a search that finds them.
  return withKeyedLock([`${from.uid}/${from.source}`], () => addInTransaction(from, listing, news));
}

function addInTransaction(from: AlertSource, listing: string, { reason, at }: News): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const alert = { listing, reason };
    const preference = await findAlertPreference(transaction, from);
    if (!preference || (await isKnownAlert(transaction, from, alert))) return;
    const [marked] = preference.since
      ? []
      : await favoriteTimesIn(transaction, from.uid, [listing]);
    const since = preference.since ?? marked;
    const plan = await readPlan(transaction, from);
    const dueAt = dueTime(preference.frequency, plan);
    if (!since || since >= at || dueAt === undefined) return;
    planAlerts(transaction, from, plan, [alert], dueAt);
  });
}
