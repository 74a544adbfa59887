import type { User } from '@qaysari/contract/account/types';

/** Somebody who has just signed up. */
export const newUser: User = {
  _id: 'u',
  username: 'sara',
  email: 's@x.iq',
  role: 'member',
  isOAuth: false,
  termsAccepted: false,
  mailLanguage: 'ar',
};

/** The same person with a complete profile, without a company. */
export const completeUser: User = {
  ...newUser,
  termsAccepted: true,
  firstname: 'سارة',
  lastname: 'علي',
  phone: '+9647701234567',
  country: 'العراق',
  city: 'erbil',
  streetNamehouseNumber: 'شارع 60، دار 1',
  postalcode: '44001',
};
