import { readListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import type { Currency } from '@qaysari/contract/listing/price';
import type { CategoryId, CityId } from '@qaysari/contract/listing/catalogue';
import { nextTelling } from '../../functions/src/alert/alert-times.ts';
import { listingMatcher } from '../../functions/src/search/listing-matcher.ts';
import { searchDocument } from '../../functions/src/search/search-document.ts';

/** The alerts that the rules demand. Every search checks every ad, and only sent alerts are stored. */

export interface ModelAd {
  id: string;
  title: string;
  category: CategoryId;
  location: CityId;
  price: number;
  currency: Currency;
  status: 'pending' | 'approved' | 'rejected';
  availability: 'forSale' | 'sold' | 'hidden';
}

interface History {
  isInLists: boolean;
  /** Since when the ad is in lists, also while staff review a change. */
  since: number | undefined;
  wasListed: boolean;
  isBack: boolean;
  prices: { price: number; currency: Currency; at: number }[];
  sentSince: number;
  sentDrop: number;
}

export interface ModelSearch {
  id: string;
  query: string;
  frequency: 'daily' | 'weekly';
  isActive: boolean;
  seenAt: number;
}

type Reason = 'new' | 'back' | 'cheaper';
interface Waiting {
  ad: string;
  reason: Reason;
}

const monthMs = 30 * 24 * 3600_000;

export class AlertModel {
  /** `search ad reason` of all sent alerts, in order. */
  readonly sent: string[] = [];
  /** The most alerts that waited for one digest. The rules have no limit, but the product has. */
  mostWaiting = 0;
  private readonly ads = new Map<string, ModelAd & History>();
  private readonly searches = new Map<string, ModelSearch>();
  private readonly known = new Set<string>();
  private readonly plans = new Map<string, { due: number; waiting: Waiting[] }>();

  putSearch(search: ModelSearch): void {
    this.searches.set(search.id, { ...search });
  }

  putAd(ad: ModelAd, now: number): void {
    const before = this.ads.get(ad.id) ?? {
      ...{ isInLists: false, since: undefined, wasListed: false, isBack: false },
      ...{ prices: [], sentSince: 0, sentDrop: 0 },
    };
    const after: ModelAd & History = { ...before, ...ad };
    after.isInLists = ad.status === 'approved' && ad.availability === 'forSale';
    if (ad.status === 'rejected' || ad.availability !== 'forSale') after.since = undefined;
    else if (after.isInLists && after.since === undefined) {
      Object.assign(after, { since: now, isBack: after.wasListed, wasListed: true });
    }
    const isSeen = ad.status === 'approved' && ad.availability !== 'hidden';
    const last = after.prices.at(-1);
    if (isSeen && !(last?.price === ad.price && last.currency === ad.currency)) {
      after.prices = [...after.prices, { price: ad.price, currency: ad.currency, at: now }];
    }
    this.ads.set(ad.id, after);
  }

  /** Handles the event of a change. */
  hear(id: string, now: number, rate: Conversion | undefined): void {
    const ad = this.ads.get(id);
    if (!ad?.isInLists) return;
    const news: (Waiting & { at: number })[] = [];
    if (ad.since !== undefined && ad.since > ad.sentSince) {
      news.push({ ad: id, reason: ad.isBack ? 'back' : 'new', at: ad.since });
      ad.sentSince = ad.since;
    }
    const drop = dropOf(ad);
    if (drop !== undefined && drop > ad.sentDrop) {
      news.push({ ad: id, reason: 'cheaper', at: drop });
      ad.sentDrop = drop;
    }
    for (const search of this.searches.values()) {
      if (!search.isActive || !finds(search, ad, rate)) continue;
      for (const { at, ...each } of news) {
        const name = `${search.id} ${each.ad} ${each.reason}`;
        if (search.seenAt < at && !this.known.has(name)) this.plan(search, each, now, name);
      }
    }
  }

  sweep(now: number, rate: Conversion | undefined): void {
    for (const [id, plan] of this.plans) {
      if (plan.due > now) continue;
      this.plans.delete(id);
      this.mostWaiting = Math.max(this.mostWaiting, plan.waiting.length);
      const search = this.searches.get(id);
      if (!search?.isActive) continue;
      const later: Waiting[] = [];
      for (const each of plan.waiting) {
        const ad = this.ads.get(each.ad);
        if (!ad) continue;
        if (!ad.isInLists) {
          if (ad.since !== undefined) later.push(each);
        } else if (finds(search, ad, rate)) {
          const isTrue = each.reason !== 'cheaper' || dropOf(ad) !== undefined;
          if (isTrue) this.sent.push(`${id} ${each.ad} ${each.reason}`);
        }
      }
      const due = nextTelling(search.frequency, now, 0) ?? now;
      if (later.length > 0) this.plans.set(id, { due, waiting: later });
    }
  }

  private plan(search: ModelSearch, news: Waiting, now: number, name: string): void {
    this.known.add(name);
    const due = nextTelling(search.frequency, now, 0) ?? now;
    const plan = this.plans.get(search.id) ?? { due, waiting: [] };
    plan.due = Math.min(plan.due, due);
    plan.waiting.push(news);
    this.plans.set(search.id, plan);
  }
}

/** The time at which an ad became cheaper than in the 30 days before, in its currency. */
function dropOf({ prices }: History): number | undefined {
  const last = prices.at(-1);
  if (!last) return undefined;
  const before = prices.filter(
    ({ currency }, index) =>
      index < prices.length - 1 &&
      currency === last.currency &&
      (prices[index + 1]?.at ?? 0) > last.at - monthMs,
  );
  const isLower = before.length > 0 && before.every(({ price }) => last.price < price);
  return isLower ? last.at : undefined;
}

function finds({ query }: ModelSearch, ad: ModelAd, rate: Conversion | undefined): boolean {
  const filter = readListingFilter(new URLSearchParams(query));
  const card = {
    ...{ _id: ad.id, title: ad.title, category: ad.category, location: ad.location },
    ...{ price: ad.price, currency: ad.currency, owner: 'owner', status: 'approved' as const },
    ...{ isFeatured: false, isStartup: false, images: [], createdAt: '2026-01-01T00:00:00.000Z' },
  };
  return listingMatcher(filter, rate)(searchDocument(card, { description: '' }));
}
