import { limits } from '@qaysari/contract/shared/limits';
import type { countListingView as endpoint } from '@qaysari/contract/listing/calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { takePace, type Pace } from '../../platform/pace.ts';
import { isWithin } from '../../platform/rate-limit.ts';
import { canView, viewerOf } from '../policy.ts';
import { countView } from '../statistics-store.ts';
import { findListing } from '../store.ts';

const day = 24 * 60 * 60;
/** Above what thousands of people behind one address of a mobile network look at. */
const pace: Pace = { kind: 'view-address', free: 1_000, ceiling: 4_000 };

/**
 * `POST /listing/view/{id}`. A view that was counted already is no error: nobody learns who looked before.
 * The owner's own views are not counted.
 */
export const countListingView: Handler<typeof endpoint> = async ({ caller, params, address }) => {
  await takePace(pace, address);
  const listing = await findListing(params.id);
  const viewer = listing && viewerOf(listing, caller?.uid);
  if (!listing || !viewer || !canView(listing, viewer)) throw notFound();
  if (viewer === 'owner') return undefined;
  const who = caller ? `member:${caller.uid}` : `address:${address}`;
  const limit = caller ? 1 : limits.viewsPerAddress;
  const rules = [{ limit, seconds: day }];
  if (await isWithin({ kind: 'view', subject: `${listing.id}:${who}`, rules }))
    await countView(listing.id);
  return undefined;
};
