import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ListingSort, listingSorts } from '@qaysari/contract/listing/filter';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownUp } from 'lucide-react';
import { ResultCount } from '../../../ui/result-count.tsx';
import { countText } from './listings-words.ts';
import { SelectMenu } from '../../../ui/select-menu.tsx';

interface ResultsHeadProps {
  /** Undefined while they load. */
  total: number | undefined;
  sort: ListingSort | undefined;
  hasWords: boolean;
  onSort: (sort: ListingSort | undefined) => void;
  /** Says how the searched words were interpreted. */
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

interface SortChoiceProps {
  value: ListingSort | undefined;
  /** Whether ads are searched by words: then they come by how well they fit, unless somebody chooses an order. */
  hasWords: boolean;
  /** Undefined for the default order, which the address omits. */
  onChange: (sort: ListingSort | undefined) => void;
}

function SortChoice({ value, hasWords, onChange }: SortChoiceProps) {
  const { t } = useTranslation('ads');
  const orders = hasWords ? (['bestMatch', ...listingSorts] as const) : listingSorts;
  const [defaultOrder] = orders;
  return (
    <SelectMenu
      inline
      icon={<ArrowDownUp size={16} aria-hidden="true" />}
      label={t('sort.label')}
      placeholder={t('sort.label')}
      choices={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      value={[value ?? defaultOrder]}
      onChange={([chosen]) =>
        onChange(listingSorts.find((sort) => sort !== defaultOrder && sort === chosen))
      }
    />
  );
}
