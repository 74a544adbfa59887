import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useSnapPosition } from '../lib/browser/use-snap-row.ts';
import { Button } from './button.tsx';

/**
 * 3 cards, 2 at the medium breakpoint, 1 below, 20 px apart (docs/specification/screens.md#s8). On phones the next one is partly
 * visible.
 */
const cardWidth = { base: '86%', md: 'calc((100% - 20px) / 2)', lg: 'calc((100% - 40px) / 3)' };

export interface SliderTexts {
  label: string;
  previous: string;
  next: string;
}

interface SliderProps {
  /** Each with a key. */
  cards: readonly { key: string; card: ReactNode }[];
  texts: SliderTexts;
  id?: string;
  /** The cards are placeholders. */
  isBusy?: boolean;
}

/** Cards in a row that is swiped, or moved by two buttons. */
export function Slider({ cards, texts, id, isBusy = false }: SliderProps) {
  const row = useRef<HTMLDivElement>(null);
  const Place = isBusy ? 'div' : 'li';
  return (
    <Box as="section" id={id} aria-label={texts.label} aria-busy={isBusy} position="relative">
      <Flex
        ref={row}
        {...(!isBusy && { as: 'ul', listStyleType: 'none' })}
        gap="20px"
        // A row that scrolls and has no links is a stop of the keyboard of its own, without a name.
        overflowX={isBusy ? 'hidden' : 'auto'}
        scrollSnapType="x mandatory"
        scrollBehavior="smooth"
        scrollbarWidth="none"
        mx="-4"
        px="4"
        py="2"
        scrollPaddingInline="4"
        css={{ '& > *': { flexShrink: 0, width: cardWidth, scrollSnapAlign: 'start' } }}
      >
        {cards.map(({ key, card }) => (
          <Place key={key} onFocus={showWhole}>
            {card}
          </Place>
        ))}
      </Flex>
      <Steps row={row} count={cards.length} texts={texts} />
    </Box>
  );
}

/** For the keyboard: by itself the row shows only the focused part, and slowly. What a pointer presses must not move. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (!target.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
}

interface StepsProps extends Pick<SliderProps, 'texts'> {
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
