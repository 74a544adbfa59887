import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The room of a card while its ad is on the way. */
export function ListingCardSkeleton() {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="xl" overflow="hidden" aria-hidden="true">
      <Skeleton aspectRatio="4 / 3" borderRadius="0" />
      <Box p="4" display="flex" flexDirection="column" gap="2.5">
        <Skeleton height="4" width="40%" />
        <Skeleton height="6" width="85%" />
        <Box display="flex" justifyContent="space-between" pt="2">
          <Skeleton height="6" width="35%" />
          <Skeleton height="5" width="25%" />
        </Box>
      </Box>
    </Box>
  );
}
