import { isListed } from '../policy.ts';
import { findCards, type ListingCardRecord } from '../store.ts';

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
