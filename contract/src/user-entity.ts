import type { Currency } from './currency.ts';

export type Role = 'member' | 'investor';

/** What must be there for a profile to be complete (docs/specification/rules.md#r5). */
export const requiredProfileFields = [
  'firstname',
  'lastname',
  'phone',
  'country',
  'city',
  'streetNamehouseNumber',
  'postalcode',
] as const;

/** In the order in which they are shown. */
export const profileFields = [...requiredProfileFields, 'companyname'] as const;
export type ProfileField = (typeof profileFields)[number];

/** What an investor looks for. Budgets are in units of `currency`. */
export interface InvestorProfile {
  title: string;
  about: string;
  offers: string;
  budgetMin: number;
  budgetMax: number;
  currency: Currency;
  message?: string;
}

/** A person as they see themselves (docs/specification/data.md#d1). */
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
  isOAuth: boolean;
  investorProfile?: InvestorProfile;
}
