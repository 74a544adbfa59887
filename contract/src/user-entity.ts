import type { Currency } from './currency.ts';
import type { NameOnAds } from './shown-name.ts';
import type { InvestorReview, PublicInvestorProfile } from './investor-entity.ts';

export type Role = 'member' | 'investor';

/** The fields of a complete profile (docs/specification/rules.md#r5). */
export const requiredProfileFields = [
  'firstname',
  'lastname',
  'phone',
  'country',
  'city',
  'streetNamehouseNumber',
  'postalcode',
] as const;

/** In display order. */
export const profileFields = [...requiredProfileFields, 'companyname'] as const;
export type ProfileField = (typeof profileFields)[number];

/** An investor's profile, for its owner. Budgets are in units of `currency`. */
export interface InvestorProfile extends PublicInvestorProfile, InvestorReview {
  budgetMin: number;
  budgetMax: number;
  currency: Currency;
}

/** The user's own data (docs/specification/data.md#d1). */
export interface User {
  _id: string;
  username: string;
  email: string;
  role: Role;
  firstname?: string;
  lastname?: string;
  /** E.164. */
  phone?: string;
  country?: string;
  city?: string;
  streetNamehouseNumber?: string;
  postalcode?: string;
  companyname?: string;
  /** What their ads say of a name: nothing, while this is left out because they were not asked yet. */
  nameOnAds?: NameOnAds;
  isOAuth: boolean;
  investorProfile?: InvestorProfile;
}

/** What a person is called to themselves: first and last name, else the username. Others see `ShownName`. */
export function displayName(user: Pick<User, 'username' | 'firstname' | 'lastname'>): string {
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return name || user.username;
}
