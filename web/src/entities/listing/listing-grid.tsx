import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingCard as Card } from '@qaysari/contract/listing/types';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ListingCard, ListingCardSkeleton, type ListingCardProps } from './listing-card.tsx';
import { pictureSizes } from './listing-picture.tsx';

/** For a grid beside a sidebar. */
const narrowColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;
const columns = {
  ...narrowColumns,
  lg: 'repeat(3, minmax(0, 1fr))',
  '2xl': 'repeat(4, minmax(0, 1fr))',
} as const;

interface ListingGridProps<Shown extends Card> {
  /** Undefined while they load: `expected` skeletons are shown. */
  listings: readonly Shown[] | undefined;
  expected: number;
  /** How many pictures are visible without scrolling; these load at once. */
  eager?: number;
  /** At most two columns. */
  narrow?: boolean;
  titleLength?: number;
  /** Further parts of each card. */
  extrasOf?: (listing: Shown) => Pick<ListingCardProps, 'action' | 'badge' | 'note' | 'footer'>;
}

/** Listings as cards, and below 768 px as rows, so that several are in sight. */
export function ListingGrid<Shown extends Card>(props: ListingGridProps<Shown>) {
  const { listings, expected, eager = 0, narrow = false, titleLength, extrasOf } = props;
  return (
    <Grid
      templateColumns={narrow ? narrowColumns : columns}
      gap={{ base: '3', md: '5' }}
      {...(listings && { as: 'ul', listStyleType: 'none' })}
    >
      {listings
        ? listings.map((listing, index) => (
            <li key={listing._id}>
              <ListingCard
                listing={listing}
                sizes={narrow ? pictureSizes.narrowGrid : pictureSizes.grid}
                eager={index < eager}
                first={eager > 0 && index === 0}
                rowOnPhones
                {...(titleLength !== undefined && { titleLength })}
                {...extrasOf?.(listing)}
              />
            </li>
          ))
        : Array.from({ length: expected }, (_, index) => (
            <Box key={index}>
              <Skeleton hideFrom="md" height="7rem" borderRadius="xl" />
              <Box hideBelow="md">
                <ListingCardSkeleton />
              </Box>
            </Box>
          ))}
    </Grid>
  );
}
