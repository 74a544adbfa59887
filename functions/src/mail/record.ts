import type { Language } from '@qaysari/contract/shared/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing/types';
import type { NewsReason } from '../listing/public.ts';
import type { Timestamp } from '../platform/firestore.ts';

export const mailKinds = [
  'accountDeleted',
  'alreadyRegistered',
  'changeEmailCode',
  'cheaperFavorites',
  'dataReady',
  'emailChanged',
  'emailRestored',
  'emailTakenBack',
  'investorApproved',
  'investorIncomplete',
  'investorRejected',
  'listingApproved',
  'listingIncomplete',
  'listingRejected',
  'measureTaken',
  'newsletterAlready',
  'newsletterConfirm',
  'objectionAnswered',
  'partnerLockedOut',
  'passwordChanged',
  'phoneMoved',
  'reportDecided',
  'resetCode',
  'searchAlert',
  'staffDigest',
  'stillForSale',
  'unreadMessages',
  'verifyEmail',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * A request to send a mail to an address. The mail trigger checks later whether it has an account, and
 * creates the code or link then. So the request takes the same time for every address, and no document
 * holds a secret.
 */
export interface MailRequest {
  kind: MailKind;
  /** An e-mail address. */
  whom: string;
  language: Language;
  /** The user whose address changes, or whose listing or investor profile staff have decided about. */
  uid?: string;
  listing?: string;
  /** Hash of the secret of the browser that asks for a code. */
  browser?: string;
  /** Of the listing or the profile, and staff's note, at the time of the decision. */
  title?: string;
  note?: string;
  missing?: ApprovalNeed[];
  /** Who wrote the unread messages, or was locked out. */
  partner?: string;
  /** The case, and the place of the decision in its history. */
  case?: string;
  decision?: number;
  report?: string;
  /** Ids of the ads that we ask about. */
  listings?: string[];
  /** The id of a saved search. */
  search?: string;
  /** Ads with something new, from the latest, and what it is. */
  news?: { listing: string; reason: NewsReason }[];
}

/** A document of `mail`. */
export interface MailRecord extends MailRequest {
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'needless';
  /** How many deliveries have claimed it. */
  attempts: number;
  createdAt: Timestamp;
  expireAt: Timestamp;
  /** The end of the lease of the process that is sending it. */
  sendingUntil?: Timestamp;
  /** While `waiting` after a failure: no try before this time. */
  nextTryAt?: Timestamp;
  sentAt?: Timestamp;
  lastError?: string;
}
