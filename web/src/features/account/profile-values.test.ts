import { describe, expect, it } from 'vitest';
import { completeUser, newUser } from '../../testing/complete-user.ts';
import { profileValues } from './profile-values.ts';

describe('profileValues', () => {
  it('formats the phone number and names a city of the catalogue', () => {
    expect(profileValues(completeUser, 'ku')).toMatchObject({
      phone: '0770 123 4567',
      city: 'هەولێر',
    });
  });

  it('leaves another city as it was written', () => {
    expect(profileValues({ ...completeUser, city: 'Ankawa' }, 'ar').city).toBe('Ankawa');
    expect(profileValues({ ...completeUser, city: 'toString' }, 'ar').city).toBe('toString');
  });

  it('answers an empty text for missing fields', () => {
    expect(new Set(Object.values(profileValues(newUser, 'en')))).toEqual(new Set(['']));
  });
});
