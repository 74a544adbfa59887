import type { User } from '@qaysari/contract/user-entity';
import { describe, expect, it } from 'vitest';
import { isProfileComplete } from './profile-complete.ts';

const complete: User = {
  _id: 'u',
  username: 'sara',
  email: 's@x.iq',
  role: 'member',
  isOAuth: false,
  firstname: 'سارة',
  lastname: 'علي',
  phone: '+9647701234567',
  country: 'العراق',
  city: 'erbil',
  streetNamehouseNumber: 'شارع 60، دار 1',
  postalcode: '44001',
};

describe('isProfileComplete', () => {
  it('is true without a company', () => {
    expect(isProfileComplete(complete)).toBe(true);
  });

  it.each([
    'firstname',
    'lastname',
    'phone',
    'country',
    'city',
    'streetNamehouseNumber',
    'postalcode',
  ] as const)('is false without %s', (name) => {
    const { [name]: _left, ...rest } = complete;
    expect(isProfileComplete(rest)).toBe(false);
    expect(isProfileComplete({ ...complete, [name]: ' ' })).toBe(false);
  });
});
