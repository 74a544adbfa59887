import type { CityId } from '../listing/catalogue.ts';
import names from './countries.json' with { type: 'json' };
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/languages.ts';

type Names = Readonly<Record<Language, string>>;

/** Countries and territories where people live, by their ISO 3166 code; Iraq first. */
export const countries: Readonly<Record<keyof typeof names, Names>> = names;

export type CountryId = keyof typeof countries;

export const countryIds = Object.keys(countries) as CountryId[];

/** The country of a code, or of a name in one of the languages. */
export function countryOf(text: string): CountryId | undefined {
  const wanted = fold(text);
  return countryIds.find(
    (id) => id === wanted || Object.values(countries[id]).some((name) => fold(name) === wanted),
  );
}

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
