import type { showReview as showReviewEndpoint } from '@qaysari/contract/review/calls';
import type { ShownReview } from '@qaysari/contract/review/types';
import { presentInvestor } from '../investor/public.ts';
import { presentListing, presentOwner } from '../listing/public.ts';
import { countListedByOwner, listings, toListing } from '../listing/store.ts';
import { notFound } from '../platform/api-error.ts';
import { collection } from '../platform/collections.ts';
import type { Handler } from '../platform/handler.ts';
import { countAndThrottle, type ThrottleRule } from '../platform/throttle.ts';
import { personFactsOf } from '../trust/store.ts';
import { isActive } from '../user/public.ts';
import { findUser, readUser } from '../user/store.ts';
import { readReviewToken, type ReviewVersion } from './link.ts';
import { listingVersion, profileVersion } from './version.ts';

/** More than our team opens in an hour. Guessing is hopeless anyway, and others share the address: nobody is refused. */
const fromAddress: ThrottleRule = { kind: 'review-address', free: 300 };

/** `POST /reviews/show`. Throws the same 404 for everything that a link does not show. Nothing is counted as a view. */
export const showReview: Handler<typeof showReviewEndpoint> = async ({ body, address }) => {
  await countAndThrottle(fromAddress, address);
  const of = readReviewToken(body.token);
  const shown = of && (await (of.kind === 'listing' ? showListing(of) : showInvestor(of)));
  if (!shown) throw notFound();
  return shown;
};

async function showListing({ thing, version }: ReviewVersion): Promise<ShownReview | undefined> {
  const snapshot = await listings().doc(thing).get();
  const listing = toListing(snapshot);
  if (listing?.status !== 'pending') return undefined;
  if (listingVersion(snapshot.data() ?? {}) !== version) return undefined;
  const owner = await findUser(listing.owner);
  if (!isActive(owner)) return undefined;
  return {
    kind: 'listing',
    listing: presentListing(listing, { viewer: 'member', isFavorite: false }),
    owner: await presentOwner(owner, await countListedByOwner(owner.id)),
  };
}

async function showInvestor({ thing, version }: ReviewVersion): Promise<ShownReview | undefined> {
  const snapshot = await collection('users').doc(thing).get();
  const user = readUser(snapshot);
  const profile = user?.investorProfile;
  if (!isActive(user) || user.role !== 'investor' || profile?.status !== 'pending')
    return undefined;
  if (profileVersion(snapshot.get('investorProfile') as object) !== version) return undefined;
  // Only an approved profile shows a name.
  const approved = { ...profile, status: 'approved' } as const;
  const investor = { user: { ...user, investorProfile: approved }, profile: approved };
  return { kind: 'investor', investor: presentInvestor(investor, {}, await personFactsOf(user)) };
}
