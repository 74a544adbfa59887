import { isCurrency, type Currency } from '@qaysari/contract/listing/price';
import {
  choiceNames,
  investorChoices,
  type InvestorChoices,
} from '@qaysari/contract/investor/types';
import { listingStatuses, type ListingStatus } from '@qaysari/contract/listing/types';
import { keepOriginal } from '../original/store.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** `investorProfile` of a user's document, validated on reading: staff edit these documents by hand. */
export interface InvestorProfileRecord extends InvestorChoices {
  title: string;
  about: string;
  offers: string;
  message?: string;
  /** In units of `currency`. */
  budgetMin: number;
  budgetMax: number;
  currency: Currency;
  /** Set by staff, in the console or by `npm run moderate`. */
  status: ListingStatus;
  /** What staff wrote to the investor. */
  moderationNote?: string;
  /** When staff approved it last. */
  approvedAt?: Date;
}

/** The fields of a profile that its investor fills and members see, in the order of the page. */
export const profileFields = [
  ...['title', 'about', 'offers', 'message', 'budgetMin', 'budgetMax', 'currency'],
  ...choiceNames,
] as const;

type Data = Readonly<Record<string, unknown>>;

/** Reads a profile; undefined when there is none, or when a required field is missing or invalid. */
export function readInvestorProfile(value: unknown): InvestorProfileRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const data = value as Data;
  const { title, about, offers, message, budgetMin, budgetMax, currency, moderationNote } = data;
  if (!isText(title) || !isText(about) || !isText(offers) || !isCurrency(currency))
    return undefined;
  if (!isAmount(budgetMin) || !isAmount(budgetMax)) return undefined;
  const { approvedAt } = data;
  return {
    ...{ title, about, offers, budgetMin, budgetMax, currency, status: settledStatusOf(data) },
    ...(isText(message) && { message }),
    ...readChoices(data),
    ...(isText(moderationNote) && { moderationNote }),
    ...(approvedAt instanceof Timestamp && { approvedAt: approvedAt.toDate() }),
  };
}

/**
 * Stores what a profile says for staff, before its investor changes or deletes it, or staff reject it. Text that only
 * its investor has seen is not stored.
 */
export function keepProfile(writes: TransactionOrBatch, uid: string, stored: unknown): void {
  const { status, title, about, offers, message, updatedAt, approvedAt } = (stored ?? {}) as Data;
  const wasSeen = approvedAt instanceof Timestamp || status === 'approved' || status === 'rejected';
  if (!wasSeen) return;
  const filled = Object.entries({ title, about, offers, message }).filter(([, text]) =>
    isText(text),
  );
  const writtenAt = [updatedAt, approvedAt].find((time) => time instanceof Timestamp);
  keepOriginal(writes, {
    ...{ kind: 'investor', thing: uid, person: uid, words: Object.fromEntries(filled) },
    writtenAt: writtenAt ?? Timestamp.fromMillis(0),
  });
}

/**
 * The status that counts: what staff have set and the trigger has taken up. What staff mistyped, and an
 * approval that may still go back, count as pending.
 */
function settledStatusOf({ status, settled }: Data): ListingStatus {
  const known = listingStatuses.find((each) => each === status) ?? 'pending';
  const last = (settled as { status?: unknown } | null | undefined)?.status;
  return known === 'approved' && last !== undefined && last !== 'approved' ? 'pending' : known;
}

/** The known ids of what somebody looks for; what they left open is absent. */
export function readChoices(data: Data): InvestorChoices {
  const known = choiceNames.map((name) => [
    name,
    knownOf<string>(data[name], investorChoices[name].ids),
  ]);
  return choicesOf(Object.fromEntries(known) as InvestorChoices);
}

/** What an investor looks for, of whatever else the object holds; empty lists are absent. */
export function choicesOf(profile: InvestorChoices): InvestorChoices {
  const filled = choiceNames.filter((name) => profile[name]?.length);
  return Object.fromEntries(filled.map((name) => [name, profile[name]]));
}

/** The known ones of a list, in the order of `known`. */
export function knownOf<Id>(value: unknown, known: readonly Id[]): Id[] {
  return Array.isArray(value) ? known.filter((id) => value.includes(id)) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
