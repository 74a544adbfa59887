import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ListingSort } from '@qaysari/contract/listing-filter';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { SortChoice } from '../filter/sort-choice.tsx';
import { countText } from './count-text.ts';

interface ResultsHeadProps {
  /** Undefined while they load. */
  total: number | undefined;
  sort: ListingSort | undefined;
  onSort: (sort: ListingSort | undefined) => void;
  /** Whether prices come one currency after the other. */
  isByCurrency: boolean;
  headingRef: Ref<HTMLDivElement>;
}

/** Number of listings, their order, and what is special about it. */
export function ResultsHead({ total, sort, onSort, isByCurrency, headingRef }: ResultsHeadProps) {
  const { t } = useTranslation('ads');
  return (
    <Box mb="4">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" minH="10">
        <Box role="status">
          <Box
            as="h2"
            ref={headingRef}
            tabIndex={-1}
            outline="none"
            color="fg.muted"
            fontSize="md"
            fontWeight="medium"
          >
            {total === undefined ? <Loading /> : countText(t, total)}
          </Box>
        </Box>
        {total !== 0 && <SortChoice value={sort} onChange={onSort} />}
      </Flex>
      {isByCurrency && total !== 0 && (
        <Box as="p" mt="1" fontSize="sm" color="fg.muted">
          {t('byPrice.note')}
        </Box>
      )}
    </Box>
  );
}

function Loading() {
  const { t } = useTranslation('ads');
  return (
    <>
      <Box as="span" srOnly>
        {t('loadingAds')}
      </Box>
      <Skeleton height="5" width="24" mt="1" />
    </>
  );
}
