import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Search, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** Looks like one field: words of another direction than the page's would run below a button inside it. */
const wordsLine = {
  flex: '1',
  minW: '0',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  _focusWithin: { borderColor: 'border.focus', outline: '2px solid', outlineColor: 'border.focus' },
} as const;

/** Look of the field with the words, which the line around it frames. */
export const fieldInLine = {
  minH: '2.625rem',
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
    <Flex asChild position="relative" gap="2">
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
            minH="10"
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
    <Button variant="outline" px="3" flexShrink="0" aria-haspopup="dialog" onClick={onClick}>
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
