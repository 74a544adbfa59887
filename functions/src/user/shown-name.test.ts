import { shownNameOf } from '@qaysari/contract/account/person';
import { describe, expect, test } from 'vitest';
import type { UserRecord } from './record.ts';
import { presentName } from './shown-name.ts';

const sara: UserRecord = {
  ...{ id: 'u', username: 'sara.k', email: 's@x.iq', role: 'member', isOAuth: false },
  ...{ firstname: 'Sara', lastname: 'Karim', nameOnAds: 'firstname' },
};
const { firstname: _first, lastname: _last, ...nameless } = sara;
const profile = { title: 't', about: 'a', offers: 'o', budgetMin: 1, budgetMax: 2 };
const investorProfile = { ...profile, currency: 'usd' as const, status: 'approved' as const };

const nobody = { byMe: false, byThem: false };
const onlyMe = { byMe: true, byThem: false };
const onlyThem = { byMe: false, byThem: true };
const both = { byMe: true, byThem: true };

describe('presentName', () => {
  test.each([nobody, onlyMe])('neither last name nor username before they have written', (w) => {
    expect(JSON.stringify(presentName(sara, w))).not.toMatch(/Karim|sara\.k/);
    expect(presentName(nameless, w)).toEqual({});
  });

  test.each([onlyThem, both])('both names of who has written', (written) => {
    const names = { firstname: 'Sara', lastname: 'Karim' };
    expect(presentName(sara, written)).toEqual(names);
  });

  test('the username of who has no name, once both have written', () => {
    expect(presentName(nameless, onlyThem)).toEqual({});
    expect(presentName(nameless, both)).toEqual({ username: 'sara.k' });
  });

  test('the name of their page of an approved investor, and never the username', () => {
    const investor = { ...sara, role: 'investor' as const, investorProfile };
    expect(presentName(investor)).toEqual({ name: 'Sara Karim' });
    const waiting = { ...investorProfile, status: 'pending' as const };
    expect(shownNameOf(presentName({ ...investor, investorProfile: waiting }))).not.toBe(
      'Sara Karim',
    );
    expect(presentName({ ...nameless, role: 'investor', investorProfile })).toEqual({});
  });
});

test.each([
  [{ nameOnAds: undefined }, {}],
  [{ nameOnAds: 'nothing' }, {}],
  [{ nameOnAds: 'firstname' }, { name: 'Sara' }],
  [{ nameOnAds: 'companyname' }, { name: 'Co' }],
  [{ nameOnAds: 'companyname', companyname: ' ' }, {}],
  [{ nameOnAds: 'lastname' }, {}],
])('ads show what was chosen: %o', (choice, shown) => {
  const user = { ...sara, companyname: 'Co', ...choice } as UserRecord;
  expect(presentName(user)).toEqual(shown);
});
