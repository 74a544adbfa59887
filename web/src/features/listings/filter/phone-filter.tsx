import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterLine, fieldInLine } from '../../../ui/filter-line.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** Lazy: the first screen does without it. */
const FilterSheet = lazyPart(loadSheet);

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
      <FilterLine
        label={t('filter.label')}
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
