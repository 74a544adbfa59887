import type { RequestListener } from 'node:http';
import { needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { compactListingSearch } from '../../../../../functions/src/listing/browse/search.ts';
import { removeListing, saveListing } from '../../../../../functions/src/listing/write-store.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { listen } from '../../../../../functions/src/platform/test-server.ts';
import { serveApi } from '../../../../../functions/src/http/api.ts';
import {
  emptyEngine,
  type SearchEngine,
} from '../../../../../functions/src/search/engine/engine.ts';
import { randomFrom, type Random } from '../../../random.ts';
import { type BenchAd, generateAds } from '../ads/generate-ads.ts';
import { askListings, isRight } from '../ask-listings.ts';
import { type BilledReads, countBilledReads } from '../billed-reads.ts';
import { figureQueryMix } from '../query-mix.ts';
import { benchRates, documentOf, storedAd } from '../stored-ads.ts';

/** A change to a listing. */
type Change =
  | { kind: 'new' | 'text' | 'facts'; ad: BenchAd }
  /** Staff reject it: the listing stays, but searches must not find it. */
  | { kind: 'reject'; ad: BenchAd }
  | { kind: 'remove'; ad: BenchAd };

/** A word that is only in this change's listing. */
function mark(number: number): string {
  return `qx${String(number).padStart(6, '0')}`;
}

function facts(ad: BenchAd, random: Random): BenchAd {
  return {
    ...ad,
    price: random.whole(1, 999) * 1000,
    currency: random.chance(0.5) ? 'usd' : 'iqd',
    category: random.pick(categoryIds),
    location: random.pick(cityIds),
    isFeatured: random.chance(0.2),
  };
}

/** A random change to one of `ads`. A third of them add a listing from `unused` or remove one. */
function randomChange(
  number: number,
  ads: readonly BenchAd[],
  unused: BenchAd[],
  random: Random,
): Change {
  const ad = random.pick(ads);
  const title = `${ad.title.split(' qx', 1)[0] ?? ''} ${mark(number)}`;
  const kind = random.next();
  if (kind < 0.2) return { kind: 'reject', ad };
  if (kind < 0.35) return { kind: 'remove', ad };
  if (kind < 0.6) return { kind: 'facts', ad: facts({ ...ad, title }, random) };
  const other = unused.pop();
  if (kind < 0.75 && other)
    return { kind: 'new', ad: { ...other, title: `${other.title} ${mark(number)}` } };
  return { kind: 'text', ad: { ...ad, title, description: random.pick(ads).description } };
}

export interface FirestoreFiguresArgs {
  /** The same values as for `fill-listings`. */
  count: number;
  seed: string;
  changes: number;
  warmSearches: number;
}

export interface FirestoreFigures {
  cold: { reads: number; ms: number };
  /** Reads of each search, one after the other, without changes. */
  warm: { most: number };
  inFlight: { at: number; readsEach: number };
  equal: { right: number; of: number; firstWrong: ListingFilter | undefined };
  acknowledged: { right: number; of: number; firstWrong: string | undefined };
}

const inFlight = 40;
const queriesPerChange = 10;
/** The trigger checks after every change; here it compacts often enough to overlap with searches. */
const changesPerCompaction = 50;

async function commit({ kind, ad }: Change): Promise<void> {
  const batch = firestore().batch();
  if (kind === 'remove') removeListing(batch, ad.id);
  else {
    const status = kind === 'reject' ? 'rejected' : ad.status;
    saveListing(batch, ad.id, { ...storedAd(ad), status });
  }
  await batch.commit();
}

/** What the right answers come from: an engine of its own, which `engine.test.ts` compares with the written rule. */
interface Truth {
  engine: SearchEngine;
  ads: Map<string, BenchAd>;
}

function note({ engine, ads }: Truth, { kind, ad }: Change): void {
  if (kind === 'remove' || kind === 'reject') {
    engine.remove(ad.id);
    ads.delete(ad.id);
  } else {
    engine.put(documentOf(ad));
    ads.set(ad.id, ad);
  }
}

async function readsWhenQuiet(origin: string, reads: BilledReads, searches: number) {
  const each: number[] = [];
  for (let at = 0; at < searches; at += 1) {
    await askListings(origin, { page: 1 + (at % 5) });
    each.push(reads.take());
  }
  const worker = async () => {
    for (let at = 0; at < searches / inFlight; at += 1) await askListings(origin, {});
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const together = Math.ceil(searches / inFlight) * inFlight;
  return {
    warm: { most: Math.max(...each) },
    inFlight: { at: inFlight, readsEach: reads.take() / together },
  };
}

type Rounds = Pick<FirestoreFigures, 'equal' | 'acknowledged'>;

async function runRounds(
  origin: string,
  { count, seed, changes }: FirestoreFiguresArgs,
): Promise<Rounds> {
  const random = randomFrom(`${seed} changes`);
  const ads = [...generateAds(count + Math.ceil(changes / 3), seed)];
  const unused = ads.splice(count);
  const truth: Truth = { engine: emptyEngine(), ads: new Map() };
  for (const ad of ads) note(truth, { kind: 'new', ad });
  const nextQuery = figureQueryMix(ads.slice(0, 2000), random);
  const equal: Rounds['equal'] = { right: 0, of: 0, firstWrong: undefined };
  const acknowledged: Rounds['acknowledged'] = { right: 0, of: 0, firstWrong: undefined };
  const compactions: Promise<void>[] = [];
  const rates = benchRates(Date.now());
  const is = async (filter: ListingFilter) => {
    // As somebody who goes on to the next page, after the rate has changed.
    const asked = random.chance(0.5) ? { ...filter, rate: random.pick(rates)._id } : filter;
    const page = await askListings(origin, asked);
    const rate = needsRate(asked) ? (asked.rate ?? rates.at(-1)?._id) : undefined;
    return page.rate?._id === rate && isRight(page, truth.engine.search(filter, page.rate));
  };
  for (let number = 0; number < changes; number += 1) {
    const change = randomChange(number, [...truth.ads.values()], unused, random);
    await commit(change);
    note(truth, change);
    // Staff may approve it again later.
    if (change.kind === 'reject') unused.push(change.ad);
    if (number % changesPerCompaction === 0) compactions.push(compactListingSearch());
    const filters = Array.from({ length: queriesPerChange }, nextQuery);
    const own = { search: change.ad.title.slice(0, 200) };
    const [isOwnRight, ...areRight] = await Promise.all([own, ...filters].map(is));
    acknowledged.of += 1;
    if (isOwnRight) acknowledged.right += 1;
    else acknowledged.firstWrong ??= `${change.kind} ${change.ad.id}`;
    for (const [at, right] of areRight.entries()) {
      equal.of += 1;
      if (right) equal.right += 1;
      else equal.firstWrong ??= filters[at];
    }
  }
  await Promise.all(compactions);
  return { equal, acknowledged };
}

/**
 * Measures reads and answers of `GET /listing` in a new instance, with the listings of `fill-listings`.
 */
export async function run(args: FirestoreFiguresArgs): Promise<FirestoreFigures> {
  const reads = countBilledReads(firestore());
  const { origin } = await listen(serveApi as unknown as RequestListener);
  const from = performance.now();
  await askListings(origin, {});
  const cold = { reads: reads.take(), ms: performance.now() - from };
  const quiet = await readsWhenQuiet(origin, reads, args.warmSearches);
  return { cold, ...quiet, ...(await runRounds(origin, args)) };
}
