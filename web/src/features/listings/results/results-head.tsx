import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ListingSort } from '@qaysari/contract/listing/filter';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SortChoice } from '../filter/sort-choice.tsx';
import { countText } from './count-text.ts';

interface ResultsHeadProps {
  /** Undefined while they load. */
  total: number | undefined;
  sort: ListingSort | undefined;
  hasWords: boolean;
  onSort: (sort: ListingSort | undefined) => void;
  /** What became of the words that somebody searched for. */
  understood: ReactNode;
  /** How prices in two currencies are compared, where that needs a word. */
  note: ReactNode;
  headingRef: Ref<HTMLDivElement>;
}

/** Number of listings, their order, and what is special about it. */
export function ResultsHead(props: ResultsHeadProps) {
  const { total, sort, hasWords, onSort, understood, note, headingRef } = props;
  const { t } = useTranslation('ads');
  return (
    <Box mb="4">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" minH="10">
        <ResultCount
          text={total === undefined ? undefined : countText(t, total)}
          loading={t('loadingAds')}
          headingRef={headingRef}
        />
        {total !== 0 && <SortChoice value={sort} hasWords={hasWords} onChange={onSort} />}
      </Flex>
      {understood}
      {note !== undefined && total !== 0 && (
        <Box as="p" mt="1" fontSize="sm" color="fg.muted">
          {note}
        </Box>
      )}
    </Box>
  );
}
