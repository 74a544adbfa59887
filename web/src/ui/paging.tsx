import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from './button.tsx';

interface PagingProps {
  current: number;
  last: number;
  /** Pages shown on each side of the current one. */
  siblingCount: number;
  addressOf: (page: number) => string;
}

/** Real links, so that a page can be opened in a new tab; hidden when there is one page. */
export function Paging({ current, last, siblingCount, addressOf }: PagingProps) {
  const { t } = useTranslation('common');
  if (last <= 1) return null;
  const step = (page: number, label: string, icon: React.ReactNode) =>
    page >= 1 && page <= last ? (
      <Button asChild variant="outline" size="icon">
        <Link to={addressOf(page)} aria-label={label}>
          {icon}
        </Link>
      </Button>
    ) : (
      <Button variant="outline" size="icon" disabled aria-label={label}>
        {icon}
      </Button>
    );
  return (
    <Flex
      as="nav"
      aria-label={t('paging.label')}
      wrap="wrap"
      justify="center"
      align="center"
      gap="1.5"
    >
      {step(current - 1, t('paging.previous'), <ChevronLeft className="mirror" size={18} />)}
      {pageWindow(current, last, siblingCount).map((page, index) =>
        page === 'gap' ? (
          <Box key={`gap-${index}`} aria-hidden="true" px="1" color="fg.muted">
            …
          </Box>
        ) : (
          <Button key={page} asChild size="icon" variant={page === current ? 'solid' : 'ghost'}>
            <Link
              to={addressOf(page)}
              aria-label={t('paging.page', { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </Button>
        ),
      )}
      {step(current + 1, t('paging.next'), <ChevronRight className="mirror" size={18} />)}
    </Flex>
  );
}

/** A page number, or a gap of pages left out. */
export type PageStep = number | 'gap';

/** First and last page, the current one with `siblingCount` pages on each side, and gaps between (docs/specification/screens.md#s9). */
export function pageWindow(current: number, last: number, siblingCount: number): PageStep[] {
  const from = Math.max(1, current - siblingCount);
  const to = Math.min(last, current + siblingCount);
  const steps: PageStep[] = [];
  if (from > 1) steps.push(1);
  if (from > 2) steps.push('gap');
  for (let page = from; page <= to; page += 1) steps.push(page);
  if (to < last - 1) steps.push('gap');
  if (to < last) steps.push(last);
  return steps;
}
