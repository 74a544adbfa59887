import { cities, type CityId } from '../listing/catalogue.ts';
import names from './countries.json' with { type: 'json' };
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/languages.ts';

type Names = Readonly<Record<Language, string>>;

/** Countries and territories where people live, by their ISO 3166 code; Iraq first. */
export const countries: Readonly<Record<keyof typeof names, Names>> = names;

export type CountryId = keyof typeof countries;

export const countryIds = Object.keys(countries) as CountryId[];

/** The entry of a table that a text names, in one of the languages. */
function idNamed<Id extends string>(table: Readonly<Record<Id, Names>>, text: string) {
  const wanted = fold(text);
  return (Object.keys(table) as Id[]).find((id) =>
    Object.values<string>(table[id]).some((name) => fold(name) === wanted),
  );
}

/** The country of a code, or of a name in one of the languages. */
export function countryOf(text: string): CountryId | undefined {
  const code = text.toLowerCase();
  return countryIds.find((id) => id === code) ?? idNamed(countries, text);
}

/** The city of the catalogue with that name in one of the languages. */
export const cityNamed = (text: string) => idNamed(cities, text);

/** The postal code of the centre of each city. */
export const postalcodes: Readonly<Record<CityId, string>> = {
  baghdad: '10001',
  erbil: '44001',
  basra: '61001',
  mosul: '41001',
  najaf: '54001',
  kirkuk: '36001',
  sulaymaniyah: '46001',
  karbala: '56001',
  duhok: '42001',
  ramadi: '31001',
  nasiriyah: '64001',
  hillah: '51001',
  diwaniyah: '58001',
  samawah: '66001',
  amarah: '62001',
  baqubah: '32001',
};
