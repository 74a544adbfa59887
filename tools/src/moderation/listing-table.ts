import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { formatPrice, isCurrency, isolated } from '@qaysari/contract/listing/price';
import { isolate } from '@qaysari/contract/shared/languages';
import { columns } from '../columns.ts';
import { ageOf, revisionOf, textOf, type Data } from './revision.ts';

/** Isolated where the rows are: the marks count in the width of a column. */
const heads = [
  ...['id', 'what', 'city', 'category', isolated('price'), 'in'],
  ...[isolate('title'), isolate('owner'), 'since'],
];

/** Ads as a table, who waits longest first. Texts of either direction keep their columns. */
export function listingTable(
  ads: readonly { id: string; ad: Data }[],
  nameOf: (uid: string) => string,
  now: number,
): string[] {
  if (ads.length === 0) return [];
  const waitsSince = ({ ad }: { ad: Data }) => textOf(ad['updatedAt'] ?? ad['createdAt']);
  const rows = [...ads]
    .sort((one, other) => waitsSince(one).localeCompare(waitsSince(other)))
    .map(({ id, ad }) => [
      revisionOf(id, ad),
      whatOf(ad),
      nameIn(cities, ad['location']),
      nameIn(categories, ad['category']),
      priceOf(ad),
      textOf(ad['language']),
      isolate(textOf(ad['title'])),
      isolate(nameOf(textOf(ad['owner']))),
      ageOf(ad['updatedAt'] ?? ad['createdAt'], now),
    ]);
  return [columns([heads, ...rows])];
}

/** Of a waiting ad whether our team has read it before. */
function whatOf({ isFeatured, status, moderatedAt, firstListedAt }: Data): string {
  const wasRead = moderatedAt !== undefined || firstListedAt !== undefined;
  const words = [
    ...(status === 'pending' ? [wasRead ? 'edited' : 'new'] : []),
    ...(isFeatured === true ? ['featured'] : []),
  ];
  return words.join(', ');
}

/** Staff edit these documents by hand: what is unknown is shown as it is. */
export function nameIn(table: Readonly<Record<string, { en: string }>>, id: unknown): string {
  const text = textOf(id);
  return Object.hasOwn(table, text) ? (table[text]?.en ?? text) : text;
}

function priceOf({ price, currency }: Data): string {
  const isKnown = typeof price === 'number' && isCurrency(currency);
  return isolated(isKnown ? formatPrice(price, currency) : textOf(price));
}
