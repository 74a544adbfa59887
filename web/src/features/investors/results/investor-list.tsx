import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { InvestorCard as CardOf } from '@qaysari/contract/investor/types';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../lib/api/failure.ts';
import { FailureAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvestorCard, InvestorCardSkeleton } from '../investor-card.tsx';

const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;
const skeletons = 6;

interface InvestorListProps {
  investors: readonly CardOf[];
  total: number;
  /** The query of the list, for the way back from an investor. */
  query: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come. */
  failure: Error | null;
  onMore: () => void;
}

/** Investors page by page: a button adds the next ones, and the focus goes to the first of them. */
export function InvestorList(props: InvestorListProps) {
  const { investors, total, query, hasMore, isLoadingMore, failure, onMore } = props;
  const { t } = useTranslation(['investors', 'common']);
  const failureText = useFailureText();
  const { list, expectMore } = useFocusOnMore(investors.length);
  const more = () => {
    if (isLoadingMore) return;
    expectMore();
    onMore();
  };
  return (
    <>
      <Grid ref={list} as="ul" listStyleType="none" templateColumns={columns} gap="5">
        {investors.map((investor) => (
          <li key={investor._id}>
            <InvestorCard investor={investor} query={query} />
          </li>
        ))}
      </Grid>
      <Box role="status" mt="6" textAlign="center" fontSize="sm" color="fg.muted">
        {total > investors.length || hasMore ? t('shown', { shown: investors.length, total }) : ''}
      </Box>
      {failure && (
        <FailureAlert
          mt="4"
          failure={{ text: failureText(failure, t('moreFailed')) }}
          onRetry={more}
        />
      )}
      {hasMore && !failure && (
        <Flex justify="center" mt="3">
          <Button variant="outline" size="lg" aria-busy={isLoadingMore} onClick={more}>
            {isLoadingMore ? t('common:loading') : t('more')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Focuses the first of the cards that come after `expectMore`, unless the person has gone elsewhere. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ count: number; from: Element | null }>(undefined);
  useEffect(() => {
    const { current } = pressed;
    if (!current || count <= current.count) return;
    pressed.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== current.from) return;
    list.current?.children[current.count]?.querySelector('a')?.focus();
  }, [count]);
  const expectMore = () => {
    pressed.current = { count, from: document.activeElement };
  };
  return { list, expectMore };
}

export function InvestorListSkeleton() {
  return (
    <Grid templateColumns={columns} gap="5">
      {Array.from({ length: skeletons }, (_, index) => (
        <InvestorCardSkeleton key={index} />
      ))}
    </Grid>
  );
}
