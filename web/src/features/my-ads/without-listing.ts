import type { ListingCard, MyListings } from '@qaysari/contract/listing-entity';

/** A list without an ad that was deleted: the counts go down, never below 0 (docs/specification/data.md#d4). */
export function withoutListing(mine: MyListings, deleted: ListingCard): MyListings {
  const { listings, counts } = mine;
  const less = (count: number, by: boolean) => Math.max(0, count - (by ? 1 : 0));
  return {
    listings: listings.filter(({ _id }) => _id !== deleted._id),
    counts: {
      total: less(counts.total, true),
      pending: less(counts.pending, deleted.status === 'pending'),
      approved: less(counts.approved, deleted.status === 'approved'),
      rejected: less(counts.rejected, deleted.status === 'rejected'),
      featured: less(counts.featured, deleted.isFeatured),
    },
  };
}
