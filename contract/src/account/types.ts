import { cleanLine } from '../shared/clean-text.ts';
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/languages.ts';
import type { ConfirmedPhone, NameOnAds } from './person.ts';
import type { InvestorReview, InvestorTexts } from '../investor/types.ts';
import type { Currency } from '../listing/price.ts';

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

const iraq = ['iq', 'iraq', 'العراق', 'عێراق'].map(fold);

/** Whether a profile's country, a code or a name, is Iraq. */
export function isIraq(country: string | undefined): boolean {
  return iraq.includes(fold(country ?? ''));
}

/** Whether all is there that staff need before they approve a listing. Some countries have no postal codes. */
export function isProfileComplete(profile: Partial<Record<ProfileField, string>>): boolean {
  return requiredProfileFields.every(
    (name) =>
      cleanLine(profile[name] ?? '') !== '' || (name === 'postalcode' && !isIraq(profile.country)),
  );
}

/** An investor's profile, for its owner. Budgets are in units of `currency`. */
export interface InvestorProfile extends InvestorTexts, InvestorReview {
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
  /** Language of our mails: the one they chose, else that of the page at their last sign-in. */
  mailLanguage: Language;
  isOAuth: boolean;
  /** Whether they have accepted the present terms. */
  termsAccepted: boolean;
  investorProfile?: InvestorProfile;
}

/** What a person is called to themselves: first and last name, else the username. Others see `ShownName`. */
export function displayName(user: Pick<User, 'username' | 'firstname' | 'lastname'>): string {
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return name || user.username;
}

/** Which program somebody signed in with. Nothing more exact than this and the system is known of a device. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;

export type Browser = (typeof browsers)[number];

export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows'] as const;

export type System = (typeof systems)[number];

/** What is not known is left out. */
export interface Device {
  browser?: Browser;
  system?: System;
}

/** A session of seven days: the token for the `Authorization` header, and its user. */
export interface SignedIn {
  token: string;
  user: User;
  /** Only at the first sign-in, within seven days of the sign-up: the `next` of its form. */
  next?: string;
}

/** External sign-in: the site sends the browser to `/api/auth/{provider}`. */
export const providers = ['google', 'facebook'] as const;

export type Provider = (typeof providers)[number];

/** Why an external sign-in failed: `/{lng}/sign-in?problem=…`. */
export const signInProblems = [
  'cancelled',
  'failed',
  /** Staff have locked the account. */
  'locked',
  'noEmail',
  'otherAccount',
  /** The account exists, but its address is not verified yet; the API has mailed the link. */
  'unverified',
] as const;

export type SignInProblem = (typeof signInProblems)[number];

/** A device on which somebody is signed in. */
export interface DeviceSession {
  id: string;
  device: Device;
  /**
   * When they signed in there.
   * @format date-time
   */
  createdAt: string;
  /**
   * When it was last used, to a day.
   * @format date-time
   */
  lastUsedAt: string;
  /** Whether this call came from it. */
  isCurrent: boolean;
}

/** Whether the phone number of the caller's profile is confirmed as theirs. */
export interface PhoneConfirmation {
  /** Left out until the number that they have now is confirmed. */
  confirmed?: ConfirmedPhone;
  /** Another account has confirmed it later: the number signs in that one, until it is confirmed here again. */
  isElsewhere?: true;
  /** Whether a code can be sent to it: an Iraqi mobile number, where this installation sends any. */
  canSendCode: boolean;
}

/**
 * The state of a member's archive. `none`: not requested within a week. `building`: the mail with the link comes once
 * the archive is made. `ready`: the mailed link works until `readyUntil`. `over`: the archive was removed.
 */
export interface DataArchive {
  state: 'none' | 'building' | 'ready' | 'over';
  /** @format date-time */
  askedAt?: string;
  /** @format date-time */
  readyUntil?: string;
  /**
   * From when they may ask again; left out where they may now.
   * @format date-time
   */
  nextAt?: string;
}

/** Where the pieces come from, below `/api`. */
export const dataPiecePath = '/user/data/piece';

/**
 * A page of the site that an account leads to: a path with its language, a query and a hash, of plain signs. No text
 * that somebody typed fits in, as the address goes into a mail that a stranger may get; nor does a secret.
 */
export const nextPagePattern =
  /^(?=.{1,200}$)(?!.*[?&](?:token|code)=)\/(?:ar|ku|en)(?:\/[\w-]+)*(?:\?(?:[\w=&,.-]|%2C)*)?(?:#[\w-]*)?$/;

/** A name and password to sign in with. */
export interface SignInForm {
  usernameOrEmail: string;
  password: string;
}

export interface SignUpForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** Absent: they are asked with their first profile. */
  termsAccepted?: boolean | undefined;
  /** The page of the site that they were on their way to, with its language: `/ar/ads/kX3`. */
  next?: string | undefined;
}

export interface NewPasswordForm {
  newPassword: string;
  confirmNewPassword: string;
}

/** The profile as its form sends it: `companyname` is '' for none. */
export type ProfileForm = Record<ProfileField, string>;
