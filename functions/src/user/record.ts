import type { Language } from '@qaysari/contract/languages';
import type { InvestorProfile, Role } from '@qaysari/contract/user-entity';
import type { Timestamp } from '../platform/firestore.ts';

/** A document of `users`. */
export interface UserRecord {
  id: string;
  username: string;
  email: string;
  role: Role;
  isOAuth: boolean;
  firstname?: string;
  lastname?: string;
  phone?: string;
  country?: string;
  city?: string;
  streetNamehouseNumber?: string;
  postalcode?: string;
  companyname?: string;
  investorProfile?: InvestorProfile;
  /** Of the page on which they signed up or last saved their profile: for mails. */
  language?: Language;
  termsAcceptedAt?: Timestamp;
  /** Sessions begun before are over: a changed password, for instance. */
  sessionsValidFrom?: Timestamp;
  /** Set when the account is deleted; what is left of it is for the people it talked with. */
  deletedAt?: Timestamp;
}
