import { directoryFilterSchema } from '@qaysari/contract/investor/schema';
import { expect, test } from 'vitest';
import type { InvestorProfileRecord, UserRecord } from '../user/public.ts';
import { directoryEntry, directoryFilter } from './directory-entry.ts';

const profile: InvestorProfileRecord = {
  ...{ title: 'مستثمر في المطاعم', about: 'خبرة عشرين سنة', offers: 'Money and advice' },
  ...{ message: 'Lilac', budgetMin: 12_345, budgetMax: 67_890, currency: 'usd' },
  ...{ sectors: ['it_tech', 'tourism_travel'], cities: ['erbil'], forms: ['share'] },
  ...{ status: 'approved', moderationNote: 'Jasmine' },
};
const user: UserRecord = {
  ...{ id: 'u1', username: 'rose', email: 'tulip@example.com', phone: '+9647701234567' },
  ...{ firstname: 'Zaynab', lastname: 'Khafaji', companyname: 'Orchid Ltd' },
  ...{ role: 'investor', isOAuth: false, investorProfile: profile, nameOnAds: 'companyname' },
};

const isFound = (filter: object) => {
  const entry = directoryEntry(user);
  return entry && directoryFilter(directoryFilterSchema.validateSync(filter))(entry);
};

test.each<[object, boolean]>([
  [{}, true],
  [{ sector: 'it_tech' }, true],
  [{ sector: 'other,tourism_travel' }, true],
  [{ sector: 'other' }, false],
  [{ city: ['erbil', 'basra'] }, true],
  [{ city: 'basra' }, false],
  [{ form: 'share' }, true],
  [{ form: 'loan,cash' }, false],
  [{ currency: 'usd' }, true],
  [{ currency: 'iqd' }, false],
  [{ currency: 'usd', band: 0 }, false],
  [{ currency: 'usd', band: 1 }, true],
  [{ currency: 'usd', band: 2 }, true],
  [{ currency: 'usd', band: 3 }, false],
  [{ currency: 'iqd', band: 1 }, false],
  [{ search: 'zaynab KHAFAJI' }, true],
  [{ search: 'orchid' }, true],
  [{ search: 'مستثمر' }, true],
  [{ search: 'المستثمر' }, true],
  [{ search: 'مطاعم خبره' }, true],
  [{ search: 'advice مطاعم' }, true],
  [{ search: 'advice pears' }, false],
  [{ search: 'هەولێر' }, true],
  [{ search: 'Hewlêr' }, true],
  [{ search: 'Erbil أربيل' }, true],
  [{ search: 'تقنية المعلومات' }, true],
  [{ search: 'گەشتوگوزار' }, true],
  [{ search: 'basra' }, false],
  [{ search: '!?' }, false],
  [{ sector: 'it_tech', city: 'erbil', form: 'share', search: 'money' }, true],
  [{ sector: 'it_tech', city: 'erbil', form: 'loan', search: 'money' }, false],
])('%o finds the investor: %s', (filter, expected) => {
  expect(isFound(filter)).toBe(expected);
});

test.each(['rose', 'tulip', '7701234567', '12345', '67890', 'jasmine', 'lilac'])(
  'the entry does not hold %s, which lists do not show',
  (hidden) => {
    expect(JSON.stringify(directoryEntry(user))).not.toContain(hidden);
  },
);

test('the entry holds the company only of who chose to show it', () => {
  for (const nameOnAds of ['firstname', 'nothing'] as const) {
    expect(JSON.stringify(directoryEntry({ ...user, nameOnAds }))).not.toContain('orchid');
  }
});

test('finds nobody by what they have not said', () => {
  const { sectors: _sectors, cities: _cities, forms: _forms, ...open } = profile;
  const entry = directoryEntry({ ...user, investorProfile: open });
  const asks = [{ sector: 'it_tech' }, { city: 'erbil' }, { form: 'share' }];
  const found = asks.map(
    (filter) => entry && directoryFilter(directoryFilterSchema.validateSync(filter))(entry),
  );
  expect(found).toEqual([false, false, false]);
});
