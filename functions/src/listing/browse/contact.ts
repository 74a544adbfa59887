import type { Contact } from '@qaysari/contract/listing-entity';
import type { getListingContact as endpoint } from '@qaysari/contract/own-listing-endpoints';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { consumeRateLimits, type RateLimit } from '../../platform/rate-limit.ts';
import { findUser, isActive } from '../../user/store.ts';
import { canView, viewerOf } from '../policy.ts';
import { countContactView } from '../statistics-store.ts';
import { findListing } from '../store.ts';

/** A buyer does not open sixty contacts in an hour; a scraper does. */
const userRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];
/** Iraq's mobile networks put thousands of people behind one address. */
const addressRules = [{ limit: 300, seconds: 60 * 60 }];

/** `GET /listing/contact/{id}`. The statistics do not count the owner's own requests. */
export const getListingContact: Handler<typeof endpoint> = async ({ caller, params, address }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canView(listing, viewer)) throw notFound();
  const limits: RateLimit[] = [{ kind: 'contact-address', subject: address, rules: addressRules }];
  if (caller) limits.push({ kind: 'contact', subject: caller.uid, rules: userRules });
  await consumeRateLimits(limits);
  const owner = await findUser(listing.owner);
  if (!isActive(owner)) throw notFound();
  if (viewer !== 'owner') await countContactView(listing.id);
  return contactOf(owner);
};

function contactOf({ phone, email }: { phone?: string; email?: string }): Contact {
  return {
    ...(phone && { phone, ...(hasWhatsapp(phone) && { whatsapp: phone.slice(1) }) }),
    ...(email && { email }),
  };
}

/** Iraqi mobile numbers begin with 7. Foreign numbers are assumed to have WhatsApp. */
function hasWhatsapp(phone: string): boolean {
  return !phone.startsWith('+964') || phone.startsWith('+9647');
}
