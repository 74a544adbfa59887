import { expect, test } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import { termsDate } from '@qaysari/contract/account/terms';
import { presentUser } from './present.ts';
import type { UserRecord } from './record.ts';

const bare: UserRecord = {
  id: 'u',
  username: 'sara',
  email: 's@x.iq',
  role: 'member',
  isOAuth: false,
};

test('presentUser returns the fields of the contract and no others', () => {
  const texts = {
    firstname: 'Sara',
    lastname: 'Ali',
    phone: '+9647701234567',
    country: 'Iraq',
    city: 'Erbil',
    streetNamehouseNumber: '1',
    postalcode: '44001',
    companyname: 'Co',
    nameOnAds: 'firstname' as const,
  };
  const investorProfile = {
    ...{
      title: 't',
      about: 'a',
      offers: 'o',
      budgetMin: 1,
      budgetMax: 2,
      currency: 'usd' as const,
    },
    ...{ message: 'm', status: 'pending' as const },
  };
  const stored = {
    ...bare,
    ...texts,
    role: 'investor' as const,
    language: 'ku' as const,
    isLanguageChosen: true as const,
    sessionsValidFrom: Timestamp.now(),
    passwordHash: 'secret',
    investorProfile,
  };
  expect(presentUser(stored)).toEqual({
    ...{ _id: 'u', username: 'sara', email: 's@x.iq', role: 'investor', isOAuth: false },
    ...{ mailLanguage: 'ku', termsAccepted: false },
    ...texts,
    investorProfile,
  });
});

test('presentUser leaves out empty fields', () => {
  const { id, ...shown } = bare;
  expect(presentUser({ ...bare, firstname: '', companyname: '' })).toEqual({
    _id: id,
    ...shown,
    mailLanguage: 'ar',
    termsAccepted: false,
  });
});

test.each([
  [undefined, false],
  [termsDate, true],
  ['2025-11-01', false],
])('with terms of %s accepted, the present ones are: %s', (termsVersion, termsAccepted) => {
  const accepted = termsVersion && { termsAcceptedAt: Timestamp.now(), termsVersion };
  expect(presentUser({ ...bare, ...accepted }).termsAccepted).toBe(termsAccepted);
});

test('terms that were accepted before versions were stored are not the present ones', () => {
  const user = { ...bare, termsAcceptedAt: Timestamp.now() };
  expect(presentUser(user).termsAccepted).toBe(false);
});
