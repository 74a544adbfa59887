import { describe, expect, it } from 'vitest';
import { displayName, isProfileComplete, requiredProfileFields } from './types.ts';

it.each([
  [{ firstname: 'Sara', lastname: 'Aziz' }, 'Sara Aziz'],
  [{ firstname: 'Sara' }, 'Sara'],
  [{ lastname: 'Aziz' }, 'Aziz'],
  [{ firstname: '', lastname: '' }, 'sara.aziz'],
  [{}, 'sara.aziz'],
])('%j is shown as %s', (names, shown) => {
  expect(displayName({ username: 'sara.aziz', ...names })).toBe(shown);
});

describe('isProfileComplete', () => {
  const complete = {
    ...{ firstname: 'سارة', lastname: 'علي', phone: '+9647701234567', country: 'العراق' },
    ...{ city: 'erbil', streetNamehouseNumber: 'شارع 60', postalcode: '44001' },
  };

  it('is true without a company', () => {
    expect(isProfileComplete(complete)).toBe(true);
  });

  it.each(requiredProfileFields)('is false without %s', (name) => {
    const { [name]: _left, ...rest } = complete;
    expect(isProfileComplete(rest)).toBe(false);
    expect(isProfileComplete({ ...complete, [name]: ' ' })).toBe(false);
  });

  it.each(['ae', 'الإمارات', 'Hong Kong'])('needs no postal code in %s', (country) => {
    expect(isProfileComplete({ ...complete, country, postalcode: '' })).toBe(true);
  });
});
