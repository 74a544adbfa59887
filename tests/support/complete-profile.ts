import { termsDate } from '@qaysari/contract/account/terms';
import { Timestamp } from 'firebase-admin/firestore';

/** What somebody has filled in whose ads staff may approve. */
export const completeProfile = {
  firstname: 'سارة',
  lastname: 'كريم',
  phone: '+9647701234567',
  country: 'العراق',
  city: 'أربيل',
  streetNamehouseNumber: 'شارع 60، دار 7',
  postalcode: '44001',
  termsAcceptedAt: Timestamp.fromMillis(0),
  termsVersion: termsDate,
};
