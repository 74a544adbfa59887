import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListingCard, ListingPage } from '@qaysari/contract/listing/types';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingSlider } from '../../entities/listing/listing-slider.tsx';
import { FailureNotice } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/page.tsx';
import { RouterLink } from '../../ui/router-link.tsx';

interface ListingRowProps {
  found: UseQueryResult<ListingPage>;
  /** Those of `found` that the row shows. */
  listings: readonly ListingCard[] | undefined;
  title: string;
  /** Address of the full list. */
  allAt: string;
  /** Whether it is on the first screen: then its pictures load at once. */
  first?: boolean;
}

/** Ads to swipe through, with a way to all of them; nothing where there are none. */
export function ListingRow({ found, listings, title, allAt, first = false }: ListingRowProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const { data, isError, refetch } = found;
  if (listings?.length === 0) return null;
  return (
    <Box mt={first ? '5' : { base: '12', md: '14' }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="2">
        <Heading as="h2" id={id} size="page">
          {title}
        </Heading>
        <RouterLink to={allAt} aria-describedby={id} py="2.5">
          {t('slider.seeMore')}
        </RouterLink>
      </Flex>
      {isError && !data ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : (
        <ListingSlider
          listings={listings}
          eager={first}
          texts={{ label: title, previous: t('slider.previous'), next: t('slider.next') }}
        />
      )}
    </Box>
  );
}
