import type { InvestorFilter } from '@qaysari/contract/investor/filter';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { FilterLine, fieldInLine } from '../../../ui/filter-bar.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Input } from '../../../ui/text-field.tsx';
import { chipsOf } from './chips.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

/** Lazy: the first screen does without it. */
const FilterSheet = lazyComponent(loadSheet);

interface PhoneFilterProps extends FilterFieldsProps {
  /** The applied filter. */
  filter: InvestorFilter;
  words: ComponentProps<typeof Input>;
  onSubmit: () => void;
  /** Called when the sheet is left without searching. */
  onLeave: () => void;
}

/** The filter on phones: one line with the words, and a button that opens a sheet with all else. */
export function PhoneFilter(props: PhoneFilterProps) {
  const { filter, draft, change, words, onSubmit, onLeave } = props;
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void loadSheet().catch(() => undefined), []);
  return (
    <>
      <FilterLine
        label={t('filter.label')}
        chosen={chipsOf(filter, language, t).filter(({ key }) => key !== 'search').length}
        onSubmit={onSubmit}
        onOpen={() => setOpen(true)}
      >
        <Input
          {...fieldInLine}
          aria-label={t('filter.text')}
          placeholder={t('ads:filter.search')}
          {...words}
        />
      </FilterLine>
      {isOpen && (
        <FilterSheet
          open
          draft={draft}
          change={change}
          onShow={() => {
            setOpen(false);
            onSubmit();
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
