import { contactWays, type Contact, type ContactWay } from '@qaysari/contract/listing/types';
import { ApiError } from '../platform/api-error.ts';
import { isRunning } from '../platform/clock.ts';
import type { Timestamp } from '../platform/firestore.ts';
import { countAndThrottle, type ThrottleRule } from '../platform/throttle.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import type { UserRecord } from './record.ts';

const daySeconds = 24 * 60 * 60;
/** A buyer does not read sixty contacts in an hour; a scraper does. Of owners and investors together. */
const rules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: daySeconds },
];
/** Visitors have only their address, which they share with thousands of people on a mobile network. */
const visitorThrottle: ThrottleRule = { kind: 'contact-address', free: 200, ceiling: 1_000 };

/** Who wants to see a contact. */
interface Viewer {
  /** Undefined for a visitor. */
  uid: string | undefined;
  address: string;
  /** When this viewer last saw this contact, where that is known: it is not counted again within a day. */
  seenAt?: Timestamp | undefined;
}

/**
 * Address and phone of a user for somebody else: the only reader of them, by lint. Callers have checked that the
 * viewer may see them. Counts, and throws 429 with `Retry-After`. One's own is not counted.
 */
export async function revealContact(user: UserRecord, viewer: Viewer): Promise<Contact> {
  const { uid, address, seenAt } = viewer;
  if (uid === undefined) await countAndThrottle(visitorThrottle, address);
  else if (uid !== user.id && !wasSeenToday(seenAt)) {
    await consumeRateLimits([{ kind: 'contact', subject: uid, rules }]);
  }
  return contactOf(user);
}

/** The address alone; undefined for who has opened too many contacts. */
export async function revealAddress(user: UserRecord, viewer: Viewer): Promise<string | undefined> {
  try {
    return (await revealContact(user, viewer)).email;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined;
    throw error;
  }
}

/** Whether it was counted within a day that somebody saw a contact. */
export function wasSeenToday(seenAt: Timestamp | undefined): boolean {
  const dayMs = daySeconds * 1000;
  return seenAt !== undefined && isRunning(seenAt.toMillis() + dayMs, dayMs);
}

/** By which ways a user can be reached, without address and number. */
export function contactWaysOf(user: UserRecord): ContactWay[] {
  const contact = contactOf(user);
  return contactWays.filter((way) => contact[way] !== undefined);
}

function contactOf({ phone, email }: UserRecord): Contact {
  return {
    ...(phone && { phone, ...(hasWhatsapp(phone) && { whatsapp: phone.slice(1) }) }),
    ...(email && { email }),
  };
}

/** Iraqi mobile numbers begin with 7. Foreign numbers are assumed to have WhatsApp. */
function hasWhatsapp(phone: string): boolean {
  return !phone.startsWith('+964') || phone.startsWith('+9647');
}
