import { describe, expect, it } from 'vitest';
import { completeUser } from '../../testing/complete-user.ts';
import { isProfileComplete } from './profile-complete.ts';

describe('isProfileComplete', () => {
  it('is true without a company', () => {
    expect(isProfileComplete(completeUser)).toBe(true);
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
    const { [name]: _left, ...rest } = completeUser;
    expect(isProfileComplete(rest)).toBe(false);
    expect(isProfileComplete({ ...completeUser, [name]: ' ' })).toBe(false);
  });
});
