import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import { hasTerm } from '../has-part.ts';
import { namesOfCategory, namesOfCity, startupName } from '../search-document.ts';
import { addTo, type Bitset } from './bitset.ts';
import type { ListingColumns } from './listing-columns.ts';

const foldedText = (names: readonly string[]) => ` ${names.map(fold).join(' ')} `;

const ofCategory = categoryIds.map((id) => foldedText(namesOfCategory(id)));
const ofCity = cityIds.map((id) => foldedText(namesOfCity(id)));
const ofStartup = foldedText([startupName]);

/** Adds to `set` the listings with the term in a name of their category, their city or their mark. */
export function addListingsWithName(
  { category, city, startup, size }: ListingColumns,
  term: string,
  set: Bitset,
): void {
  const inCategory = Uint8Array.from(ofCategory, (text) => Number(hasTerm(text, term)));
  const inCity = Uint8Array.from(ofCity, (text) => Number(hasTerm(text, term)));
  const inMark = Number(hasTerm(ofStartup, term));
  if (inMark === 0 && !inCategory.includes(1) && !inCity.includes(1)) return;
  for (let slot = 0; slot < size; slot++) {
    const isNamed =
      inCategory[category[slot] as number] === 1 ||
      inCity[city[slot] as number] === 1 ||
      (inMark & (startup[slot] as number)) === 1;
    if (isNamed) addTo(set, slot);
  }
}
