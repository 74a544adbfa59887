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
  /** The language of the site when the user signed up or last saved the profile: for mails. */
  language?: Language;
  termsAcceptedAt?: Timestamp;
  /** Sessions that began earlier are over, for example after a password change. */
  sessionsValidFrom?: Timestamp;
  /** Set when the account is deleted. The document stays for conversations with other users. */
  deletedAt?: Timestamp;
}
