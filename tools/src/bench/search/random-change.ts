import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import type { Random } from '../../random.ts';
import type { BenchAd } from './ads/generate-ads.ts';

/** A change to a listing. */
export type Change =
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
export function randomChange(
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
