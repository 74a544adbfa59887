import type { setAvailability as endpoint } from '@qaysari/contract/listing/own-calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { presentOwnListing } from '../present.ts';
import { withAvailability } from '../still-for-sale/life.ts';
import { changeListing } from '../store.ts';
import { findOwnListing } from './find-own-listing.ts';
import { limitOwnChanges } from './rate-limit.ts';

/**
 * `PUT /listing/availability/{id}`. Reads and writes in one transaction, so it meets with a decision of staff
 * and loses neither.
 */
export const setAvailability: Handler<typeof endpoint> = async ({ caller, params, body }) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  await limitOwnChanges(caller.uid);
  const { availability } = body;
  const changed = await changeListing(id, (document) => ({
    ...withAvailability(document, availability),
    createdAt: document.createdAt,
  }));
  if (!changed) throw notFound();
  return presentOwnListing(changed, missingForApproval(await findUser(caller.uid)));
};
