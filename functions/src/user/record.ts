import type { Language } from '@qaysari/contract/shared/languages';
import type { PaperKind, NameOnAds } from '@qaysari/contract/account/person';
import type { Role } from '@qaysari/contract/account/types';
import { termsDate } from '@qaysari/contract/account/terms';
import { clock, isRunning } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import type { InvestorProfileRecord } from './investor-profile.ts';

/** A change of password or address that has begun (auth/account-change.ts). */
export interface AccountChange {
  id: string;
  kind: 'password' | 'email';
  /** The new address, of the kind `email`. */
  email?: string;
  /** It gives back an address of before. */
  isUndo?: boolean;
  language: Language;
  startedAt: Timestamp;
}

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
  /** What their ads say of a name; nothing while they have not chosen. */
  nameOnAds?: NameOnAds;
  /** Which address they proved to be theirs, how and when. Counts for no other address. */
  confirmedEmail?: { address: string; at: Timestamp; by: 'mail' | 'provider' };
  /** At which number they were reached, and when; without `by` it was our team. Counts for no other number. */
  confirmedPhone?: { number?: unknown; at?: unknown; by?: unknown };
  /** Set by staff: when they saw which papers. */
  seenPapers?: Partial<Record<PaperKind, unknown>>;
  investorProfile?: InvestorProfileRecord;
  /** Of our mails: what they chose, else the language of the site at their last sign-in. */
  language?: Language;
  isLanguageChosen?: true;
  /** False: no mails about unread messages. */
  messageMails?: boolean;
  /** False: no mails that ask whether ads are still for sale. */
  forSaleMails?: boolean;
  /** False: no mails about ads among the favorites that have become cheaper. */
  cheaperMails?: boolean;
  /** When we last asked that, of any of their ads. */
  askedForSaleAt?: Timestamp;
  termsAcceptedAt?: Timestamp;
  /** `termsDate` of what they accepted; documents of before November 2026 have none. */
  termsVersion?: string;
  /** Of the sign-up. */
  createdAt?: Timestamp;
  /** The page that they were on their way to when they signed up. The first sign-in removes it. */
  next?: { page: string; until: Timestamp };
  /** Sessions that began earlier are over, for example after a password change. */
  sessionsValidFrom?: Timestamp;
  /** Single sessions that were ended, and when. Those that would have ended by themselves are left out. */
  endedSessions?: Readonly<Record<string, Timestamp>>;
  /** Hashes of the secrets of browsers that have signed in, the latest last (sessions.ts). */
  knownBrowsers?: { hash: string; at: Timestamp }[];
  /** Addresses that a link of a mail gives back, the oldest change first. */
  previousEmails?: { email: string; changedAt: Timestamp }[];
  /** Set while a change of password or address is under way, and left behind when the change was interrupted. */
  accountChange?: AccountChange;
  /** Set by staff while the person is locked out, in the console or by `npm run moderate`. */
  blockedAt?: Timestamp;
  /** How far Firebase Auth and the listings follow `blockedAt`; absent when nothing is locked. */
  lockOut?: 'changing' | 'on';
  /** Set when the account is deleted. The document stays for conversations with other users. */
  deletedAt?: Timestamp;
}

/** Whether the user has accepted the present terms. */
export function hasAcceptedTerms({ termsAcceptedAt, termsVersion }: UserRecord): boolean {
  return termsAcceptedAt !== undefined && termsVersion === termsDate;
}

/** The fields of a user who accepts the present terms now. */
export function acceptanceOfTerms() {
  return { termsAcceptedAt: Timestamp.fromMillis(clock.now()), termsVersion: termsDate };
}

/** How long an account keeps `next`. */
const nextMs = 7 * 24 * 60 * 60 * 1000;

/** The field of a user who signs up on the way to this page. */
export function keptNextPage(page: string): NonNullable<UserRecord['next']> {
  return { page, until: Timestamp.fromMillis(clock.now() + nextMs) };
}

/** The page that somebody was on their way to when they signed up; undefined after the first sign-in or seven days. */
export function nextPageOf({ next }: UserRecord): string | undefined {
  return next && isRunning(next.until.toMillis(), nextMs) ? next.page : undefined;
}

/** Whether staff have locked the user out. Any value counts: staff type it in the console. */
export function isLockedOut(user: UserRecord | undefined): boolean {
  return Boolean(user?.blockedAt);
}

/** Whether somebody may act as this user: neither deleted nor locked out. */
export function isActive(user: UserRecord | undefined): user is UserRecord {
  return user !== undefined && !user.deletedAt && !isLockedOut(user);
}

/** The profile of somebody in the directory of investors; undefined for anybody else. */
export function approvedProfileOf(user: UserRecord | undefined): InvestorProfileRecord | undefined {
  if (!isActive(user) || user.role !== 'investor') return undefined;
  return user.investorProfile?.status === 'approved' ? user.investorProfile : undefined;
}
