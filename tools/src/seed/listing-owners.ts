import type { SeedData } from './seed-data.ts';
import type { SeedListing } from './seed-listings.ts';
import type { SeedMember } from './seed-members.ts';

/** The members who write the language of the listing, of its city where there is one. */
function candidatesFor(listing: SeedListing, members: readonly SeedMember[]): SeedMember[] {
  const speakers = members.filter(({ language }) => language === listing.language);
  const neighbours = speakers.filter(({ city }) => city === listing.location);
  return neighbours.length > 0 ? neighbours : speakers;
}

/**
 * Who posted each listing, by the listing's key: of all candidates the one with the fewest listings
 * so far. Throws when nobody writes the language of a listing.
 */
export function listingOwners({
  listings,
  members,
}: Pick<SeedData, 'listings' | 'members'>): ReadonlyMap<string, SeedMember> {
  const counts = new Map<SeedMember, number>();
  const countOf = (member: SeedMember) => counts.get(member) ?? 0;
  const owners = new Map<string, SeedMember>();
  for (const listing of listings) {
    const [first, ...others] = candidatesFor(listing, members);
    if (!first) throw new Error(`Nobody writes the language of the listing ${listing.key}`);
    const owner = others.reduce(
      (best, each) => (countOf(each) < countOf(best) ? each : best),
      first,
    );
    counts.set(owner, countOf(owner) + 1);
    owners.set(listing.key, owner);
  }
  return owners;
}
