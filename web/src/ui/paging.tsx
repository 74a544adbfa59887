import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { ByWidth } from './by-width.tsx';

interface PagingProps {
  current: number;
  last: number;
  /** Pages shown on each side of the current one. */
  siblingCount: number;
  addressOf: (page: number) => string;
}

/** Real links, so that a page can be opened in a new tab; hidden when there is one page. */
export function Paging(props: PagingProps) {
  const { t } = useTranslation('common');
  if (props.last <= 1) return null;
  return (
    <Box as="nav" aria-label={t('paging.label')}>
      <ByWidth phone={<Steps {...props} />} wide={<Pages {...props} />} />
    </Box>
  );
}

/** On phones: the page, between the ways back and on. */
function Steps({ current, last, addressOf }: PagingProps) {
  const { t } = useTranslation('common');
  return (
    <Flex wrap="wrap" align="center" justify="center" gap="2">
      <Step to={current > 1 ? addressOf(1) : undefined} name={t('paging.page', { page: 1 })} isEnd>
        <ChevronsLeft className="mirror" size={18} aria-hidden="true" />
      </Step>
      <Step to={current > 1 ? addressOf(current - 1) : undefined} name={t('paging.previous')}>
        <ChevronLeft className="mirror" size={18} aria-hidden="true" />
      </Step>
      <Box as="span" aria-current="page" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {t('paging.position', { page: current, last })}
      </Box>
      <Step to={current < last ? addressOf(current + 1) : undefined} name={t('paging.next')}>
        <ChevronRight className="mirror" size={18} aria-hidden="true" />
      </Step>
      <Step
        to={current < last ? addressOf(last) : undefined}
        name={t('paging.page', { page: last })}
        isEnd
      >
        <ChevronsRight className="mirror" size={18} aria-hidden="true" />
      </Step>
    </Flex>
  );
}

interface StepProps {
  /** Undefined at an end: the step stays, so that nothing jumps, and leads nowhere. */
  to: string | undefined;
  name: string;
  /** To the first or the last page: as wide as its icon. */
  isEnd?: boolean;
  children: ReactNode;
}

function Step({ to, name, isEnd = false, children }: StepProps) {
  return (
    <Button
      asChild
      variant="outline"
      size="lg"
      {...(isEnd ? { flex: '0 0 auto', width: '12' } : { flex: '1' })}
      px="2"
      fontSize="sm"
    >
      {to === undefined ? (
        <Box as="span" role="link" aria-disabled="true" aria-label={name} {...atTheEnd}>
          {children}
        </Box>
      ) : (
        <Link to={to} aria-label={name}>
          {children}
        </Link>
      )}
    </Button>
  );
}

const atTheEnd = { opacity: 0.5, cursor: 'default', pointerEvents: 'none' } as const;

function Pages({ current, last, siblingCount, addressOf }: PagingProps) {
  const { t } = useTranslation('common');
  const step = (page: number, label: string, icon: ReactNode) =>
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
    <Flex wrap="wrap" justify="center" align="center" gap="1.5">
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
