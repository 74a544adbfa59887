import { Flex } from '@chakra-ui/react/flex';
import { type InvestorFilter, writeInvestorFilter } from '@qaysari/contract/investor/filter';
import { limits } from '@qaysari/contract/shared/limits';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { closeKeyboard } from '../../../lib/browser/close-keyboard.ts';
import { useIsPhone } from '../../../lib/browser/use-is-phone.ts';
import { Button } from '../../../ui/button.tsx';
import { wordsOfLine } from '../../../ui/filter-bar.tsx';
import { Input } from '../../../ui/text-field.tsx';
import { FilterFields } from './filter-fields.tsx';
import { PhoneFilter } from './phone-filter.tsx';

interface FilterFormProps {
  /** The applied filter. */
  filter: InvestorFilter;
  onSearch: (filter: InvestorFilter) => void;
}

/** Filter by words, sector, city, way of investing and budget (docs/specification/account-screens.md#a13). */
export function FilterForm({ filter, onSearch }: FilterFormProps) {
  const { t } = useTranslation(['investors', 'ads']);
  const isPhone = useIsPhone();
  const { draft, change, restore, markSubmitted } = useFilterDraft(filter);
  const search = () => {
    closeKeyboard();
    markSubmitted();
    onSearch(draft);
  };
  const words = {
    type: 'search',
    enterKeyHint: 'search',
    dir: draft.search === undefined ? undefined : 'auto',
    maxLength: limits.searchTextLength,
    value: draft.search ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change({ search: target.value === '' ? undefined : target.value }),
  } as const;
  if (isPhone) {
    return (
      <PhoneFilter {...{ filter, draft, change, words }} onSubmit={search} onLeave={restore} />
    );
  }
  return (
    <Flex asChild wrap="wrap" gap="2.5">
      <form
        role="search"
        aria-label={t('filter.label')}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Input
          {...wordsOfLine}
          aria-label={t('filter.text')}
          placeholder={t('filter.textPlaceholder')}
          {...words}
        />
        <FilterFields inLine draft={draft} change={change} />
        <Button type="submit" ms="auto">
          <Search size={18} aria-hidden="true" />
          {t('ads:filter.search')}
        </Button>
      </form>
    </Flex>
  );
}

/** Changes a draft. A band means other amounts in another currency: choosing a currency takes it away. */
export function changeDraft(draft: InvestorFilter, part: Partial<InvestorFilter>): InvestorFilter {
  const isOtherCurrency = 'currency' in part && part.currency !== draft.currency;
  return { ...draft, ...(isOtherCurrency && { band: undefined }), ...part };
}

/**
 * The form's choices that are not applied yet. A filter that is applied elsewhere replaces them. One that the form
 * itself submitted does not, so text typed after a search stays. Call `markSubmitted` before a filter is submitted.
 * `restore` resets all but the words to the applied filter.
 */
export function useFilterDraft(filter: InvestorFilter) {
  const [draft, setDraft] = useState(filter);
  const applied = writeInvestorFilter(filter).toString();
  const [seen, setSeen] = useState(applied);
  const [submitted, setSubmitted] = useState<string>();
  if (applied !== seen) {
    setSeen(applied);
    setSubmitted(undefined);
    if (applied !== submitted) setDraft(filter);
  }
  return {
    draft,
    change: (part: Partial<InvestorFilter>) => setDraft((old) => changeDraft(old, part)),
    markSubmitted: () => setSubmitted(writeInvestorFilter(draft).toString()),
    restore: () => setDraft(({ search }) => ({ ...filter, search })),
  };
}
