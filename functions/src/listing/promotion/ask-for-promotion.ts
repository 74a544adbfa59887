import type { askForPromotion as endpoint } from '@qaysari/contract/listing/own-calls';
import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { findOwnListing } from '../own/find-own-listing.ts';
import { openPromotionRequest } from './promotion-store.ts';

/** `POST /listing/promotion/{id}`. Throws 409 while a request of that kind is open. */
export const askForPromotion: Handler<typeof endpoint> = async ({ caller, params, body }) => {
  const { id, title } = await findOwnListing(params.id, caller.uid);
  const isNew = await openPromotionRequest({
    uid: caller.uid,
    listing: id,
    title,
    kind: body.kind,
  });
  if (!isNew) throw new ApiError(409, 'alreadyAsked');
  return undefined;
};
