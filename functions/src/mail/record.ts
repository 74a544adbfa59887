import type { Language } from '@qaysari/contract/languages';
import type { ApprovalNeed } from '@qaysari/contract/listing-entity';
import type { Timestamp } from '../platform/firestore.ts';

export const mailKinds = [
  'alreadyRegistered',
  'changeEmailCode',
  'emailChanged',
  'listingApproved',
  'listingIncomplete',
  'listingRejected',
  'passwordChanged',
  'resetCode',
  'verifyEmail',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * What is asked for: to write to somebody, if there is such a person. Whether there is, and the code or
 * link, is found out only when it is sent. So asking takes the same time for everybody, and no secret
 * ever stands in a document.
 */
export interface MailRequest {
  kind: MailKind;
  /** An e-mail address, or for `verifyEmail` also a username. */
  whom: string;
  language: Language;
  /** Of the person whose address is changing, or whose ad it is about. */
  uid?: string;
  /** Of an ad: its id and, as they were when staff decided, its title and what they wrote. */
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
  /** While a sender is at work nobody else is. */
  sendingUntil?: Timestamp;
  sentAt?: Timestamp;
  lastError?: string;
}
