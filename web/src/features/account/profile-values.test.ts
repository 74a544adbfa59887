import type { User } from '@qaysari/contract/user-entity';
import { describe, expect, it } from 'vitest';
import { profileValues } from './profile-values.ts';

const bare: User = { _id: 'u', username: 'sara', email: 's@x.iq', role: 'member', isOAuth: false };
const complete: User = {
  ...bare,
  firstname: 'سارة',
  lastname: 'علي',
  phone: '+9647701234567',
  country: 'العراق',
  city: 'erbil',
  streetNamehouseNumber: 'شارع 60، دار 1',
  postalcode: '44001',
};

describe('profileValues', () => {
  it('formats the phone number and names a city of the catalogue', () => {
    expect(profileValues(complete, 'ku')).toMatchObject({ phone: '0770 123 4567', city: 'هەولێر' });
  });

  it('leaves another city as it was written', () => {
    expect(profileValues({ ...complete, city: 'Ankawa' }, 'ar').city).toBe('Ankawa');
    expect(profileValues({ ...complete, city: 'toString' }, 'ar').city).toBe('toString');
  });

  it('answers an empty text for missing fields', () => {
    expect(new Set(Object.values(profileValues(bare, 'en')))).toEqual(new Set(['']));
  });
});
