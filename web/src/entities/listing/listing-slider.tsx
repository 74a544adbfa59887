import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { limits } from '@qaysari/contract/limits';
import type { ListingCard as Card } from '@qaysari/contract/listing-entity';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { useSnapPosition } from '../../lib/browser/use-snap-row.ts';
import { Button } from '../../ui/button.tsx';
import { ListingCard, ListingCardSkeleton } from './listing-card.tsx';

/**
 * 3 cards, 2 at the medium breakpoint, 1 below, 20 px apart (docs/specification/screens.md#s8). On phones the next one is partly
 * visible.
 */
const cardWidth = { base: '86%', md: 'calc((100% - 20px) / 2)', lg: 'calc((100% - 40px) / 3)' };
/** Less on phones than it is, as in ListingGrid. */
const sizes = '(min-width: 1280px) 384px, (min-width: 1024px) 32vw, (min-width: 768px) 48vw, 52vw';
const skeletons = 3;

interface ListingSliderProps {
  listings: readonly Card[] | undefined;
  texts: { label: string; previous: string; next: string };
  /** Whether the first pictures are visible without scrolling. */
  eager?: boolean;
}

export function ListingSlider({ listings, texts, eager = false }: ListingSliderProps) {
  const count = listings?.length ?? skeletons;
  const row = useRef<HTMLDivElement>(null);
  const shown = listings?.slice(0, limits.listingPageSize);
  const rowId = useId();
  return (
    <Box as="section" id={rowId} aria-label={texts.label} aria-busy={!listings} position="relative">
      <Flex
        ref={row}
        {...(listings && { as: 'ul', listStyleType: 'none' })}
        tabIndex={0}
        gap="20px"
        overflowX="auto"
        scrollSnapType="x mandatory"
        scrollBehavior="smooth"
        scrollbarWidth="none"
        mx="-4"
        px="4"
        py="2"
        scrollPaddingInline="4"
        outline="2px solid transparent"
        borderRadius="xl"
        _focusVisible={{ boxShadow: 'inset 0 0 0 2px var(--q-colors-border-focus)' }}
      >
        {shown
          ? shown.map((listing, position) => (
              <Box
                as="li"
                key={listing._id}
                flexShrink="0"
                width={cardWidth}
                scrollSnapAlign="start"
              >
                <ListingCard
                  listing={listing}
                  rowId={rowId}
                  sizes={sizes}
                  eager={eager && position < skeletons}
                />
              </Box>
            ))
          : Array.from({ length: skeletons }, (_, position) => (
              <Box key={position} flexShrink="0" width={cardWidth}>
                <ListingCardSkeleton />
              </Box>
            ))}
      </Flex>
      <Steps row={row} count={count} texts={texts} />
    </Box>
  );
}

interface StepsProps extends Pick<ListingSliderProps, 'texts'> {
  row: RefObject<HTMLDivElement | null>;
  count: number;
}

/** By itself, so that a swipe renders two buttons and not all cards. */
function Steps({ row, count, texts }: StepsProps) {
  const { index, atEnd, goTo } = useSnapPosition(row, count);
  return (
    <Flex justify="flex-end" gap="2" mt="3">
      <Button
        variant="outline"
        size="icon"
        aria-label={texts.previous}
        aria-disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        <ChevronLeft className="mirror" size={20} aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={texts.next}
        aria-disabled={atEnd}
        onClick={() => goTo(index + 1)}
      >
        <ChevronRight className="mirror" size={20} aria-hidden="true" />
      </Button>
    </Flex>
  );
}
