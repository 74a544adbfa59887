import { displayName } from '@qaysari/contract/account/types';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { formatPrice, isCurrency } from '@qaysari/contract/listing/price';
import { isMoney } from '@qaysari/contract/listing/rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { readImages } from '../listing/public.ts';
import { collection } from '../platform/collections.ts';
import { phoneConfirmationOf, type UserRecord } from '../user/public.ts';
import { changedFields } from './store.ts';

/** What staff read of a waiting thing and of people, in English. */

const countOf = async (name: 'listings' | 'reportCases', field: string, uid: string) =>
  (await collection(name).where(field, '==', uid).count().get()).data().count;

/** How many ads and cases somebody has. */
export async function countsOf(uid: string): Promise<{ ads: number; cases: number }> {
  const [ads, cases] = await Promise.all([
    countOf('listings', 'owner', uid),
    countOf('reportCases', 'person', uid),
  ]);
  return { ads, cases };
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Who somebody is, in one line: name, since when, whether we reached them, and how many ads and cases they have. */
export async function personInWords(user: UserRecord | undefined): Promise<string> {
  if (!user || user.deletedAt) return 'deleted account';
  const { ads, cases } = await countsOf(user.id);
  const since = user.createdAt?.toDate().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return [
    `${displayName(user)} (${user.username})`,
    `member since ${since ?? 'unknown'}`,
    `phone ${phoneConfirmationOf(user) ? '' : 'not '}confirmed`,
    counted(ads, 'ad'),
    counted(cases, 'case'),
  ].join(', ');
}

/** What the fields that have changed were before, each in words; undefined for nothing. */
export function beforeInWords(
  before: DocumentData | undefined,
  now: DocumentData,
  names: readonly string[],
): Record<string, string> | undefined {
  if (!before) return undefined;
  const changed = changedFields(before, now, names);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(
    changed.map((name) => [
      name,
      name === 'images'
        ? picturesInWords(before['images'], now['images'])
        : valueInWords(name, before),
    ]),
  );
}

/** A field in words. Staff edit documents by hand: what is unknown is shown as it is. */
export function valueInWords(name: string, fields: DocumentData): string {
  const value: unknown = fields[name];
  if (value === undefined || value === null || value === '') return '(nothing)';
  if (name === 'category') return nameIn(categories, value);
  if (name === 'location') return nameIn(cities, value);
  const { currency } = fields;
  if (name === 'price' && typeof value === 'number' && isCurrency(currency))
    return formatPrice(value, currency);
  if (isMoney(value)) return formatPrice(value.price, value.currency);
  return ([] as unknown[]).concat(value).join(', ');
}

function nameIn(table: Readonly<Record<string, { en: string }>>, value: unknown): string {
  const id = value as string;
  return (Object.hasOwn(table, id) && table[id]?.en) || id;
}

/** Earlier pictures may be gone, so they are counted only. */
function picturesInWords(before: unknown, now: unknown): string {
  const [then, present] = [readImages(before), readImages(now)];
  const gone = then.filter((each) => !present.includes(each)).length;
  const added = present.filter((each) => !then.includes(each)).length;
  const moved = gone === 0 && added === 0 ? ['in another order'] : [];
  return [
    counted(then.length, 'picture'),
    ...moved,
    ...(added > 0 ? [`${added} new now`] : []),
    ...(gone > 0 ? [`${gone} removed since`] : []),
  ].join(', ');
}
