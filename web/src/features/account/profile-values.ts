import { countries, countryOf } from '@qaysari/contract/account/countries';
import { profileFields, type ProfileField, type User } from '@qaysari/contract/account/types';
import { cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { formatPhone } from '../../lib/format/phone.ts';

type ProfileValues = Record<ProfileField, string>;

/** Profile values for view and form: '' for missing ones, phone number and city as people write them. */
export function profileValues(user: User, language: Language): ProfileValues {
  const values = Object.fromEntries(profileFields.map((name) => [name, user[name] ?? '']));
  return {
    ...(values as ProfileValues),
    phone: user.phone === undefined ? '' : formatPhone(user.phone),
    country: countryName(user.country ?? '', language),
    city: cityName(user.city ?? '', language),
  };
}

/** Name of a known country; others as the person wrote them. */
function countryName(country: string, language: Language): string {
  const id = countryOf(country);
  return id ? countries[id][language] : country;
}

/** Name of a catalogue city; other cities as the person wrote them. */
function cityName(city: string, language: Language): string {
  return Object.hasOwn(cities, city) ? cities[city as keyof typeof cities][language] : city;
}
