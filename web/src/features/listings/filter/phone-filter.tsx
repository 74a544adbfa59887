import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** Lazy: the first screen does without it. */
const FilterSheet = lazyPart(loadSheet);

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

interface PhoneFilterProps {
  words: Pick<ComponentProps<typeof SearchBox>, 'value' | 'onChange' | 'onSearch' | 'onFacet'>;
  /** How many filters are chosen in the sheet. */
  chosen: number;
  sheet: Omit<FilterSheetProps, 'open' | 'onClose'>;
  onSubmit: () => void;
  /** Called when the sheet is left without searching. */
  onLeave: () => void;
}

/** The filter on phones: one line with the words, and a button that opens a sheet with all else. */
export function PhoneFilter({ words, chosen, sheet, onSubmit, onLeave }: PhoneFilterProps) {
  const { t } = useTranslation('ads');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void loadSheet().catch(() => undefined), []);
  return (
    <>
      <Flex asChild position="relative" gap="2">
        <form
          role="search"
          aria-label={t('filter.label')}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Flex {...wordsLine}>
            <SearchBox
              minH="2.625rem"
              bg="transparent"
              borderWidth="0"
              textOverflow="ellipsis"
              _focusVisible={{ outlineColor: 'transparent' }}
              aria-label={t('filter.text')}
              placeholder={t('filter.search')}
              {...words}
            />
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
          <FilterButton chosen={chosen} onClick={() => setOpen(true)} />
        </form>
      </Flex>
      {isOpen && (
        <FilterSheet
          open
          {...sheet}
          onShow={() => {
            setOpen(false);
            sheet.onShow();
          }}
          onClose={() => {
            setOpen(false);
            onLeave();
          }}
        />
      )}
    </>
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
