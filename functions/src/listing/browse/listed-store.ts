import type { Availability } from '@qaysari/contract/listing-entity';
import { collection } from '../../platform/collections.ts';
import { isDocumentId } from '../../platform/firestore.ts';
import { isGoneFromSearch } from '../../search/store.ts';
import { approvedProfileOf, isActive, type UserRecord } from '../../user/store.ts';

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
