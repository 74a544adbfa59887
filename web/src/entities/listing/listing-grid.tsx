import { Grid } from '@chakra-ui/react/grid';
import type { ListingCard as Card } from '@qaysari/contract/listing-entity';
import { ListingCard, ListingCardSkeleton, type ListingCardProps } from './listing-card.tsx';

const columns = {
  base: '1fr',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;
/** In a column of a page, beside something else. */
const narrowColumns = { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } as const;
const sizes = '(min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 640px) 48vw, 94vw';

interface ListingGridProps {
  /** Undefined while they load: as many skeletons stand in their place as `expected` says. */
  listings: readonly Card[] | undefined;
  expected: number;
  /** How many pictures are seen before scrolling. */
  eager?: number;
  /** Two beside each other at most. */
  narrow?: boolean;
  titleLength?: number;
  /** What else a card shows. */
  extrasOf?: (listing: Card) => Pick<ListingCardProps, 'action' | 'badge' | 'footer'>;
}

export function ListingGrid(props: ListingGridProps) {
  const { listings, expected, eager = 0, narrow = false, titleLength, extrasOf } = props;
  return (
    <Grid templateColumns={narrow ? narrowColumns : columns} gap="5">
      {listings
        ? listings.map((listing, index) => (
            <ListingCard
              key={listing._id}
              listing={listing}
              sizes={sizes}
              eager={index < eager}
              {...(titleLength !== undefined && { titleLength })}
              {...extrasOf?.(listing)}
            />
          ))
        : Array.from({ length: expected }, (_, index) => <ListingCardSkeleton key={index} />)}
    </Grid>
  );
}
