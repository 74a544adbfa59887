import type { listFittingListings as endpoint } from '@qaysari/contract/investor/calls';
import type { FittingListing } from '@qaysari/contract/investor/types';
import { limits } from '@qaysari/contract/shared/limits';
import { findSeekingCards } from '../listing/store.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { findUser } from '../user/store.ts';
import { interestOf } from './directory-entry.ts';
import { fitOf } from './fit.ts';

/** Each call looks through all ads of people who look for somebody. */
const take = instanceRateLimit({ limit: 60, seconds: 60 });

/**
 * `GET /investor/listings`. The caller's budget counts by bands, as it does for those who look for an
 * investor: both see the same pairs. A page past the last one is empty.
 */
export const listFittingListings: Handler<typeof endpoint> = async ({ caller, query }) => {
  take(caller.uid);
  const user = await findUser(caller.uid);
  const profile = user?.role === 'investor' ? user.investorProfile : undefined;
  if (!profile) throw new ApiError(403, 'notInvestor');
  const interest = interestOf(profile);
  const fitting = (await findSeekingCards())
    .filter(({ owner }) => owner !== caller.uid)
    .flatMap((listing): FittingListing[] => {
      const fit = fitOf(listing, interest);
      return fit ? [{ listing, fit }] : [];
    })
    // Stable: those with as many reasons stay newest first.
    .sort((one, other) => other.fit.fits.length - one.fit.fits.length);
  const { page = 1 } = query;
  const pageSize = limits.listingPageSize;
  const listings = fitting.slice((page - 1) * pageSize, page * pageSize);
  return { listings, total: fitting.length, page, pageSize };
};
