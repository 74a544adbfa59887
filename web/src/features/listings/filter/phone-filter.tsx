import { X } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextTask } from '../../../lib/browser/load-chunk.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterLine, fieldInLine } from '../../../ui/filter-bar.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { nativeSearch } from '../search/native-search.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** Lazy: the first screen does without it. */
const FilterSheet = lazyComponent(loadSheet);

interface PhoneFilterProps {
  words: Pick<ComponentProps<typeof SearchBox>, 'value' | 'onChange' | 'onSearch' | 'onFacet'>;
  /** How the form is sent without a script, and what it sends beside the words. */
  native: ReturnType<typeof nativeSearch>;
  rest: ReactNode;
  /** How many filters are chosen in the sheet. */
  chosen: number;
  sheet: Omit<FilterSheetProps, 'open' | 'onClose'>;
  onSubmit: () => void;
  /** Called when the sheet is left without searching. */
  onLeave: () => void;
}

/** The filter on phones: one line with the words, and a button that opens a sheet with all else. */
export function PhoneFilter(props: PhoneFilterProps) {
  const { words, native, rest, chosen, sheet, onSubmit, onLeave } = props;
  const { t } = useTranslation('ads');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    nextTask()
      .then(loadSheet)
      .catch(() => undefined);
  }, []);
  return (
    <>
      <FilterLine
        label={t('filter.label')}
        native={native}
        chosen={chosen}
        onSubmit={onSubmit}
        onOpen={() => setOpen(true)}
      >
        <SearchBox
          {...fieldInLine}
          aria-label={t('filter.text')}
          placeholder={t('filter.search')}
          {...words}
        />
        {words.value !== '' && (
          <Button
            variant="ghost"
            size="icon"
            flexShrink="0"
            me="-3"
            color="fg.muted"
            outlineOffset="-4px"
            aria-label={t('filter.clearText')}
            onClick={(event) => {
              words.onChange('');
              event.currentTarget.form?.querySelector<HTMLElement>('[role=combobox]')?.focus();
            }}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        )}
        {rest}
      </FilterLine>
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
