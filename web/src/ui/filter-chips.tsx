import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** One thing that a list is filtered by. */
export interface Chip<Filter> {
  key: string;
  name: string;
  /** The name holds what somebody typed, in a direction of its own. */
  isTyped?: boolean;
  /** The filter without it. */
  rest: Filter;
}

interface FilterChipsProps<Filter> {
  filter: Filter;
  /** What it filters by, in the order of its form. */
  chips: readonly Chip<Filter>[];
  /** A filter as text, the same for the same filter. */
  textOf: (filter: Filter) => string;
  /** The filter that filters by nothing. */
  nothing: Filter;
  onChange: (filter: Filter) => void;
  /** Takes the focus when the last chip is gone. */
  afterLast: RefObject<HTMLElement | null>;
}

/** The parts of a filter; each chip removes its part. The focus moves to the next chip for keyboard users. */
export function FilterChips<Filter>(props: FilterChipsProps<Filter>) {
  const { filter, chips, textOf, nothing, onChange, afterLast } = props;
  const { t } = useTranslation('ads');
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ place: number; rest: string }>(undefined);
  const shown = textOf(filter);
  // Before the next key press: without its chip the key would go to the whole page and be lost.
  useLayoutEffect(() => {
    // Of two quick presses the first renders while the second is still pending.
    if (removed.current?.rest !== shown) return;
    const { place } = removed.current;
    removed.current = undefined;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (buttons[Math.min(place, buttons.length - 1)] ?? afterLast.current)?.focus();
  }, [shown, afterLast]);
  if (chips.length === 0) return null;
  const change = (place: number, rest: Filter) => {
    removed.current = { place, rest: textOf(rest) };
    onChange(rest);
  };
  return (
    <Flex
      ref={list}
      role="group"
      aria-label={t('chips.label')}
      wrap={{ base: 'nowrap', md: 'wrap' }}
      gap="2"
      // A focused chip has its ring around it.
      py="1"
    >
      {chips.map(({ key, name, isTyped = false, rest }, place) => (
        <Button
          key={key}
          data-chip=""
          variant="outline"
          size="sm"
          borderRadius="full"
          fontWeight="medium"
          gap="1.5"
          maxW={{ base: '16rem', md: 'full' }}
          minW="0"
          flexShrink="0"
          aria-label={t('chips.remove', { name })}
          onClick={() => change(place, rest)}
        >
          <Box asChild truncate>
            {isTyped ? <bdi>{name}</bdi> : <span>{name}</span>}
          </Box>
          <X size={15} aria-hidden="true" />
        </Button>
      ))}
      {chips.length > 1 && (
        <Button variant="ghost" size="sm" flexShrink="0" onClick={() => change(0, nothing)}>
          {t('chips.clearAll')}
        </Button>
      )}
    </Flex>
  );
}
