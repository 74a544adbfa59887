import type { getListingContact as endpoint } from '@qaysari/contract/listing/own-calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { findUser, isActive, revealContact } from '../../user/store.ts';
import { canContact, viewerOf } from '../policy.ts';
import { countContactView } from '../statistics-store.ts';
import { findListing } from '../store.ts';

/** `GET /listing/contact/{id}`. The statistics do not count the owner's own requests. */
export const getListingContact: Handler<typeof endpoint> = async ({ caller, params, address }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canContact(listing, viewer)) throw notFound();
  const owner = await findUser(listing.owner);
  if (!isActive(owner)) throw notFound();
  const contact = await revealContact(owner, { uid: caller?.uid, address });
  if (viewer !== 'owner') await countContactView(listing.id);
  return contact;
};
