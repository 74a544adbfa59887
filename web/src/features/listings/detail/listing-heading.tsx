import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Listing } from '@qaysari/contract/listing/types';
import {
  FeaturedBadge,
  AvailabilityBadge,
  StartupBadge,
  StatusBadge,
} from '../../../entities/listing/listing-badges.tsx';
import { Heading } from '../../../ui/page.tsx';
import { UserLine } from '../../../ui/user-text.tsx';

/** The title of an ad, with its badges; for its owner with its status. */
export function ListingHeading({ listing }: { listing: Listing }) {
  const { status, availability, viewer } = listing;
  // A sold ad that staff have approved is not active.
  const hasStatus = viewer === 'owner' && !(status === 'approved' && availability !== undefined);
  return (
    <Box mb="6">
      <Flex wrap="wrap" gap="2" mb="2" _empty={{ display: 'none' }}>
        {listing.isFeatured && <FeaturedBadge />}
        {listing.isStartup && <StartupBadge />}
        {availability !== undefined && <AvailabilityBadge availability={availability} />}
        {hasStatus && <StatusBadge status={status} />}
      </Flex>
      <Heading as="h1">
        <UserLine>{listing.title}</UserLine>
      </Heading>
    </Box>
  );
}
