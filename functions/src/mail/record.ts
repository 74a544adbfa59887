import type { Language } from '@qaysari/contract/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing-entity';
import type { Timestamp } from '../platform/firestore.ts';

export const mailKinds = [
  'alreadyRegistered',
  'changeEmailCode',
  'emailChanged',
  'emailTakenBack',
  'listingApproved',
  'listingIncomplete',
  'listingRejected',
  'passwordChanged',
  'resetCode',
  'verifyEmail',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * A request to send a mail to an address or username. The mail trigger checks later whether it has an
 * account, and creates the code or link then. So the request takes the same time for every address, and
 * no document holds a secret.
 */
export interface MailRequest {
  kind: MailKind;
  /** An e-mail address, or for `verifyEmail` also a username. */
  whom: string;
  language: Language;
  /** The user whose address changes, or the owner of the listing. */
  uid?: string;
  /** The listing's id, and its title and staff's note at the time of the decision. */
  listing?: string;
  title?: string;
  note?: string;
  missing?: ApprovalNeed[];
}

/** A document of `mail`. */
export interface MailRecord extends MailRequest {
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'needless';
  attempts: number;
  createdAt: Timestamp;
  expireAt: Timestamp;
  /** The end of the lease of the process that is sending it. */
  sendingUntil?: Timestamp;
  sentAt?: Timestamp;
  lastError?: string;
}
