import { expect, it, test } from 'vitest';
import { fold } from '../shared/fold.ts';
import { cityNamed, countries, countryIds, countryOf } from './countries.ts';
import { isIraq } from './types.ts';
import { profileSchema } from './profile-schema.ts';

const profile = {
  ...{ firstname: 'سارة', lastname: 'علي', phone: '0770 123 4567', country: 'iq' },
  ...{ city: 'erbil', streetNamehouseNumber: 'شارع 60', postalcode: '٤٤٠٠١', companyname: '' },
};

it('has each name once, so that a name is one country', () => {
  for (const language of ['ar', 'ku', 'en'] as const) {
    const names = countryIds.map((id) => fold(countries[id][language]));
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['iq', 'iq'],
  ['IQ', 'iq'],
  ['العراق', 'iq'],
  ['عێراق', 'iq'],
  ['ألمانيا', 'de'],
  ['المانيا', 'de'],
  ['turkey', 'tr'],
  ['Atlantis', undefined],
  ['constructor', undefined],
  ['', undefined],
])('countryOf(%j) is %s', (text, id) => {
  expect(countryOf(text)).toBe(id);
});

test.each([
  ['بغداد', 'baghdad'],
  ['هەولێر', 'erbil'],
  ['Erbil', 'erbil'],
  ['erbil', 'erbil'],
  ['Fallujah', undefined],
])('cityNamed(%j) is %s', (text, id) => {
  expect(cityNamed(text)).toBe(id);
});

test('each name of Iraq, and its code, is Iraq', () => {
  for (const name of ['iq', ...Object.values(countries.iq)]) expect(isIraq(name)).toBe(true);
  expect(isIraq('Iran')).toBe(false);
});

test('a postal code has five digits in Iraq, and is free or left out elsewhere', () => {
  expect(profileSchema.validateSync(profile).postalcode).toBe('44001');
  expect(() => profileSchema.validateSync({ ...profile, postalcode: '' })).toThrow('required');
  expect(() => profileSchema.validateSync({ ...profile, postalcode: 'E1 6AN' })).toThrow(
    'postalcode',
  );
  expect(() => profileSchema.validateSync({ ...profile, country: 'Atlantis' })).toThrow(
    'unknownValue',
  );
  for (const postalcode of ['E1 6AN', '10115', '']) {
    const abroad = { ...profile, country: 'United Kingdom', postalcode };
    expect(profileSchema.validateSync(abroad).postalcode).toBe(postalcode);
  }
  const { postalcode: _none, ...without } = profile;
  expect(profileSchema.validateSync({ ...without, country: 'ae' }).postalcode).toBe('');
  expect(() =>
    profileSchema.validateSync({ ...profile, country: 'ae', postalcode: 'x'.repeat(21) }),
  ).toThrow('tooLong');
});
