import type { Availability } from '@qaysari/contract/listing-entity';
import { collection } from '../../platform/collections.ts';

const listings = () => collection('listings');

/** How many listings of an owner lists have; of an owner who is active. Counts, and reads none of them. */
export async function countListedByOwner(owner: string): Promise<number> {
  const approved = listings().where('owner', '==', owner).where('status', '==', 'approved');
  const unlisted = listings()
    .where('owner', '==', owner)
    .where('status', '==', 'approved')
    .where('availability', 'in', ['sold', 'hidden'] satisfies Availability[]);
  const [all, others] = await Promise.all([approved.count().get(), unlisted.count().get()]);
  return all.data().count - others.data().count;
}
