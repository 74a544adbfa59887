import type { Availability } from '@qaysari/contract/listing/types';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { collection } from '../../platform/collections.ts';
import { isDocumentId } from '../../platform/firestore.ts';
import { isGoneFromSearch } from '../../search/store.ts';
import { approvedProfileOf, isActive, type UserRecord } from '../../user/store.ts';
import { isListed } from '../policy.ts';
import { cardFields } from '../record.ts';
import { toListing, type ListingCardRecord } from '../store.ts';

const listings = () => collection('listings');

/** How many listings of an owner our team has approved, also those that lists no longer have. */
export async function countApprovedByOwner(owner: string): Promise<number> {
  const approved = listings().where('owner', '==', owner).where('status', '==', 'approved');
  return (await approved.count().get()).data().count;
}

/** How many listings of an owner lists have; of an owner who is active. Counts, and reads none of them. */
export async function countListedByOwner(owner: string): Promise<number> {
  const unlisted = listings()
    .where('owner', '==', owner)
    .where('status', '==', 'approved')
    .where('availability', 'in', ['sold', 'hidden'] satisfies Availability[]);
  const [all, others] = await Promise.all([countApprovedByOwner(owner), unlisted.count().get()]);
  return all - others.data().count;
}

/** Whether lists have a listing of this owner, who is active. */
async function hasListed(owner: string): Promise<boolean> {
  return (await countListedByOwner(owner)) > 0;
}

/** Whether members can find somebody: in the directory of investors, or by a listing. */
export async function isFindable(user: UserRecord | undefined): Promise<boolean> {
  return isActive(user) && (approvedProfileOf(user) !== undefined || (await hasListed(user.id)));
}

/** Whether lists have had a listing that is deleted. The search forgets it, some days after. */
export async function wasListed(id: string): Promise<boolean> {
  if (!isDocumentId(id)) return false;
  const [snapshot, isGone] = await Promise.all([listings().doc(id).get(), isGoneFromSearch(id)]);
  return !snapshot.exists && isGone;
}

/**
 * A page of an owner's listings that lists have: newest first, and after all those that are not confirmed. Reads no
 * further than the page, but for what is sold, hidden or not confirmed before it.
 */
export async function findListedByOwner(
  owner: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<ListingCardRecord[]> {
  const approved = listings()
    .where('owner', '==', owner)
    .where('status', '==', 'approved')
    .orderBy('createdAt', 'desc')
    .select(...cardFields);
  const [confirmed, others]: [ListingCardRecord[], ListingCardRecord[]] = [[], []];
  let next: Query | undefined = approved;
  while (next && confirmed.length < skip + limit) {
    const wanted = skip + limit - confirmed.length;
    const { docs }: QuerySnapshot = await next.limit(wanted).get();
    for (const card of docs.flatMap((each) => toListing(each) ?? []).filter(isListed)) {
      (card.unconfirmedSince === undefined ? confirmed : others).push(card);
    }
    const last = docs.at(-1);
    next = last && docs.length === wanted ? approved.startAfter(last) : undefined;
  }
  return [...confirmed, ...others].slice(skip, skip + limit);
}
