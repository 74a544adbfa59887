import { Box } from '@chakra-ui/react/box';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { ListingGrid } from '../../../entities/listing/listing-grid.tsx';
import { Heading } from '../../../ui/page.tsx';
import { currencyGroups } from './currency-groups.ts';

/** How many pictures are visible without scrolling. */
const eager = 4;

interface ResultGridProps {
  /** Undefined while they load. */
  listings: readonly ListingCard[] | undefined;
  /** Whether they come one currency after the other: each then has a heading. */
  isByCurrency: boolean;
}

export function ResultGrid({ listings, isByCurrency }: ResultGridProps) {
  const { t } = useTranslation('ads');
  if (!listings || !isByCurrency) {
    return <ListingGrid listings={listings} expected={limits.listingPageSize} eager={eager} />;
  }
  return currencyGroups(listings).map((group, place) => (
    <Box key={group.currency} as="section" mt={place === 0 ? '0' : '8'}>
      <Heading as="h3" size="small" mb="3">
        {t(`byPrice.${group.currency}`)}
      </Heading>
      <ListingGrid
        listings={group.listings}
        expected={group.listings.length}
        eager={place === 0 ? eager : 0}
      />
    </Box>
  ));
}
