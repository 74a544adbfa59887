import type {
  answerForListing as answerEndpoint,
  listAskedListings as listEndpoint,
  readAskedListings as readEndpoint,
} from '@qaysari/contract/listing/own-calls';
import { imageUrl } from '@qaysari/contract/listing/images';
import type { AskedListing } from '@qaysari/contract/listing/types';
import { readSecret } from '../../code/store.ts';
import { ApiError, notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { countAndThrottle, type ThrottleRule } from '../../platform/throttle.ts';
import { isActive } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { limitOwnChanges, limitOwnLists } from '../own/own-listing.ts';
import { isListed, isPublished } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findCards, findCardsByOwner, type ListingCardRecord } from '../store.ts';
import { changeListing } from '../write-store.ts';
import { lastOwnerActivity, withAvailability } from './owner-activity.ts';

/** Guessing a secret is hopeless anyway; this bounds what one address costs. */
const fromAddress: ThrottleRule = { kind: 'asked-address', free: 200, ceiling: 2_000 };

/** `GET /listing/asked`. */
export const listAskedListings: Handler<typeof listEndpoint> = async ({ caller }) => {
  limitOwnLists(caller.uid);
  return (await findCardsByOwner(caller.uid))
    .filter((listing) => listing.askedAt && isListed(listing))
    .sort((one, other) => Number(one.askedAt) - Number(other.askedAt))
    .map(present);
};

/** `POST /listing/asked`. Throws the same 404 for every link that does not count. */
export const readAskedListings: Handler<typeof readEndpoint> = async ({ body, address }) => {
  const { uid, ids } = await openLink(body.code, address);
  const found = await findCards(ids);
  return found
    .map(({ listing }) => listing)
    .filter((listing) => listing !== undefined)
    .filter((listing) => listing.owner === uid && isPublished(listing))
    .map(present);
};

/** `PUT /listing/asked/{id}`. Reads and writes in one transaction, as a change on the site does. */
export const answerForListing: Handler<typeof answerEndpoint> = async ({
  body,
  params,
  address,
}) => {
  const { uid, ids } = await openLink(body.code, address);
  if (!ids.includes(params.id)) throw notFound();
  await limitOwnChanges(uid);
  const changed = await changeListing(params.id, (document) => {
    const { owner, status, createdAt } = document;
    if (owner !== uid || status !== 'approved') throw notFound();
    return { ...withAvailability(document, body.availability), createdAt };
  }).catch((error: unknown) => {
    // The owner was deleted or locked out meanwhile: the link says no more of that than any other.
    throw error instanceof ApiError && error.status === 401 ? notFound() : error;
  });
  if (!changed) throw notFound();
  return present(changed);
};

/** Whose ads a mailed link is about, and which. A link of somebody who cannot act any more counts for nothing. */
async function openLink(code: string, address: string): Promise<{ uid: string; ids: string[] }> {
  await countAndThrottle(fromAddress, address);
  const link = await readSecret('still-for-sale', code);
  if (!link?.about || !isActive(await findUser(link.uid))) throw notFound();
  return { uid: link.uid, ids: link.about.split(',') };
}

function present(listing: ListingCardRecord | ListingRecord): AskedListing {
  const { id, title, images, askedAt, availability } = listing;
  const [cover] = images;
  return {
    ...{ _id: id, title, availability, isOpen: askedAt !== undefined },
    ...(cover !== undefined && { image: imageUrl(id, cover) }),
    confirmedAt: lastOwnerActivity(listing).toISOString(),
  };
}

/** Those of these ads that lists have and whose owner was asked and has not answered, in the order of the ids. */
export async function findAskedListings(
  owner: string,
  ids: readonly string[],
): Promise<ListingCardRecord[]> {
  const found = await findCards(ids);
  return found
    .flatMap(({ listing }) => listing ?? [])
    .filter((listing) => listing.owner === owner && listing.askedAt && isListed(listing));
}
