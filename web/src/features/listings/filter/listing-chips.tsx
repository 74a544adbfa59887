import { type ListingFilter, writeListingFilter } from '@qaysari/contract/listing/filter';
import type { UnderstoodWords } from '@qaysari/contract/listing/types';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { chipsOf } from './chips.ts';

interface ListingChipsProps {
  filter: ListingFilter;
  /** How the API interpreted the words; undefined while that is unknown. */
  understood: readonly UnderstoodWords[] | undefined;
  afterLast: RefObject<HTMLElement | null>;
  onChange: (filter: ListingFilter) => void;
}

/** The chips of the applied filter. Their order stays when a part is removed. */
export function ListingChips({ filter, understood, afterLast, onChange }: ListingChipsProps) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const { sort, ...filtered } = filter;
  return (
    <FilterChips
      filter={filtered}
      chips={chipsOf(filtered, language, t, understood)}
      textOf={(any) => writeListingFilter(any).toString()}
      nothing={{}}
      afterLast={afterLast}
      onChange={(wanted) => onChange({ ...wanted, ...(sort && { sort }) })}
    />
  );
}
