import type { Contact } from '@qaysari/contract/listing-entity';
import type { getListingContact as endpoint } from '@qaysari/contract/own-listing-endpoints';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { takePace, type Pace } from '../../platform/pace.ts';
import { consumeRateLimits } from '../../platform/rate-limit.ts';
import { findUser, isActive } from '../../user/store.ts';
import { canContact, viewerOf } from '../policy.ts';
import { countContactView } from '../statistics-store.ts';
import { findListing } from '../store.ts';

/** A buyer does not open sixty contacts in an hour; a scraper does. */
const userRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];
/** Visitors have only their address, which they share with thousands of people on a mobile network. */
const visitorPace: Pace = { kind: 'contact-address', free: 200, ceiling: 1_000 };

/** `GET /listing/contact/{id}`. The statistics do not count the owner's own requests. */
export const getListingContact: Handler<typeof endpoint> = async ({ caller, params, address }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canContact(listing, viewer)) throw notFound();
  if (caller) {
    await consumeRateLimits([{ kind: 'contact', subject: caller.uid, rules: userRules }]);
  } else {
    await takePace(visitorPace, address);
  }
  const owner = await findUser(listing.owner);
  if (!isActive(owner)) throw notFound();
  if (viewer !== 'owner') await countContactView(listing.id);
  return contactOf(owner);
};

/** What an owner shares with those who ask for their contact. */
export function contactOf({ phone, email }: { phone?: string; email?: string }): Contact {
  return {
    ...(phone && { phone, ...(hasWhatsapp(phone) && { whatsapp: phone.slice(1) }) }),
    ...(email && { email }),
  };
}

/** Iraqi mobile numbers begin with 7. Foreign numbers are assumed to have WhatsApp. */
function hasWhatsapp(phone: string): boolean {
  return !phone.startsWith('+964') || phone.startsWith('+9647');
}
