import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limitBar, useBottomBarHeight } from './bottom-bar.tsx';
import { Button } from './button.tsx';
import { useIsPhone } from '../lib/browser/use-is-phone.ts';

/** Below 768 px a bar over the whole width, which stays at the top edge while the results scroll. */
const bar: BoxProps = {
  position: { base: 'sticky', md: 'static' },
  top: '0',
  // Below the header and its menus.
  zIndex: '1',
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  py: { base: '1.5', md: '0' },
  bg: { base: 'bg', md: 'transparent' },
  borderWidth: { base: '0 0 1px', md: '0' },
};

/** Contains the filter of a list of results, within that list's container: on phones a bar that stays in sight. */
export function FilterBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const bottomBarHeight = useBottomBarHeight();
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !isPhone) return undefined;
    const { style } = document.documentElement;
    // What is scrolled to or focused stops below this bar.
    return limitBar(current, bottomBarHeight, (height) => {
      style.scrollPaddingTop = height === 0 ? '' : `calc(1rem + ${height}px)`;
    });
  }, [isPhone, bottomBarHeight]);
  return (
    <Box ref={place} {...bar}>
      {children}
    </Box>
  );
}

/** Parts of the line from 768 px on share its width, and go to a second line where the text is large. */
export const cellOfLine = { flex: { base: '1 1 10rem', lg: '1 1 8.5rem' }, minW: '0' } as const;
export const wordsOfLine = { flex: '1.5 1 13rem', minW: '0' } as const;

/** Looks like one field. A button inside the field would cover words of the other direction. */
const wordsLine = {
  // With large text the button gets a line of its own: beside it no room for words would be left.
  flex: '999 1 9rem',
  minW: '0',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  _focusWithin: { borderColor: 'border.focus', outline: '2px solid', outlineColor: 'border.focus' },
} as const;

/** Styles of the field with the words, which is inside the frame of the line. */
export const fieldInLine = {
  minH: '11',
  bg: 'transparent',
  borderWidth: '0',
  textOverflow: 'ellipsis',
  _focusVisible: { outlineColor: 'transparent' },
} as const;

interface FilterLineProps {
  /** What the form filters. */
  label: string;
  /** Where the form leads without a script. */
  native?: { action: string; method: 'get' };
  /** The field with the words. */
  children: ReactNode;
  /** How many filters are chosen in the sheet. */
  chosen: number;
  onSubmit: () => void;
  /** Opens the sheet. */
  onOpen: () => void;
}

/** A filter on phones: one line with the words, and a button that opens a sheet with all else. */
export function FilterLine(props: FilterLineProps) {
  const { label, native, children, chosen, onSubmit, onOpen } = props;
  const { t } = useTranslation('ads');
  return (
    <Flex asChild position="relative" wrap="wrap" gap="2">
      <form
        {...native}
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Flex {...wordsLine}>
          {children}
          <Button
            type="submit"
            variant="ghost"
            size="icon"
            flexShrink="0"
            color="fg.muted"
            outlineOffset="-4px"
            aria-label={t('filter.search')}
          >
            <Search size={18} aria-hidden="true" />
          </Button>
        </Flex>
        <FilterButton chosen={chosen} onClick={onOpen} />
      </form>
    </Flex>
  );
}

function FilterButton({ chosen, onClick }: { chosen: number; onClick: () => void }) {
  const { t } = useTranslation('ads');
  return (
    <Button variant="outline" px="3" flex="1 0 auto" aria-haspopup="dialog" onClick={onClick}>
      <SlidersHorizontal size={18} aria-hidden="true" />
      {chosen === 0 ? (
        t('filter.show')
      ) : (
        <>
          <Box as="span" aria-hidden="true" display="inline-flex" alignItems="center" gap="2">
            {t('filter.show')}
            <Box as="span" {...count}>
              {chosen}
            </Box>
          </Box>
          <Box as="span" srOnly>
            {t('filter.showNumber', { number: chosen })}
          </Box>
        </>
      )}
    </Button>
  );
}

const count = {
  minW: '5',
  px: '1',
  borderRadius: 'full',
  bg: 'action',
  color: 'action.text',
  fontSize: 'xs',
  lineHeight: '1.25rem',
} as const;
