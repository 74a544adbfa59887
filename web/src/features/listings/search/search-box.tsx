import { Box } from '@chakra-ui/react/box';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { limits } from '@qaysari/contract/shared/limits';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useResultsState } from '../../../entities/listing/results-return-state.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { loadChunk } from '../../../lib/browser/load-chunk.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Input } from '../../../ui/text-field.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import { wordsName } from './native-search.tsx';
import { forgetAllSearches, forgetSearch } from './recent-searches.ts';
import type { SuggestionsProps } from './suggestion-lists.tsx';
import { suggestionKey, useSuggestions, type FacetFilter, type Suggestion } from './suggestions.ts';

const importLists = async () => (await import('./suggestion-lists.tsx')).Suggestions;

interface SearchBoxProps extends Omit<HTMLChakraProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Called for a chosen recent search or trade. Enter without a choice submits the surrounding form. */
  onSearch: (text: string) => void;
  /** Called for a chosen category, city or price. */
  onFacet: (facet: FacetFilter) => void;
}

/** Search field with suggestions. The list is placed below the nearest positioned ancestor. */
export function SearchBox({ value, onChange, onSearch, onFacet, ...field }: SearchBoxProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const results = useResultsState();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Lists } = useLists(isOpen);
  const suggestions = useSuggestions(value, isOpen);
  const isEmpty = value.trim() === '';

  const take = (chosen: Suggestion) => {
    if (chosen.kind === 'recent' || chosen.kind === 'trade') return onSearch(chosen.text);
    onChange('');
    if (chosen.kind === 'category') onFacet({ category: [chosen.id] });
    else if (chosen.kind === 'location') onFacet({ location: [chosen.id] });
    else if (chosen.kind === 'price') onFacet(chosen.filter);
    else void navigate(paths.listing(language, chosen.id), { state: results });
  };
  const find = (key: string) => suggestions.find((one) => suggestionKey(one) === key);
  const combobox = useCombobox({
    isOpen: isOpen && Lists !== undefined,
    setOpen,
    options: suggestions.map(suggestionKey),
    onChoose: (key) => {
      const chosen = find(key);
      if (chosen) take(chosen);
    },
    onDelete: (key) => {
      const chosen = find(key);
      if (chosen?.kind === 'recent') forgetSearch(chosen.text);
    },
  });
  const { expanded, show, close, inputProps } = combobox;
  const forgetAll = () => {
    forgetAllSearches();
    input.current?.focus();
  };
  const showIfEmpty = () => {
    if (isEmpty) show();
  };

  return (
    <Box
      flex="1"
      minW="0"
      height="full"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Input
        ref={input}
        type="text"
        name={wordsName}
        inputMode="search"
        enterKeyHint="search"
        spellCheck={false}
        dir={value === '' ? undefined : 'auto'}
        textAlign="start"
        maxLength={limits.searchTextLength}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          show();
        }}
        onFocus={showIfEmpty}
        onClick={showIfEmpty}
        {...inputProps}
        {...field}
      />
      {expanded && Lists && (
        <Lists
          combobox={combobox}
          suggestions={suggestions}
          areRecent={isEmpty}
          onForgetAll={forgetAll}
        />
      )}
      <SuggestionCount count={expanded && !isEmpty ? suggestions.length : 0} />
    </Box>
  );
}

/** The lists, from when the box is first open. Until then, and without a network, the field works without them. */
function useLists(isOpen: boolean) {
  const [Lists, setLists] = useState<ComponentType<SuggestionsProps>>();
  const isWanted = isOpen && !Lists;
  useEffect(() => {
    if (!isWanted) return;
    loadChunk(importLists).then(
      (part) => setLists(() => part),
      () => undefined,
    );
  }, [isWanted]);
  return { Lists };
}

/** Announces the number of suggestions to screen readers. */
function SuggestionCount({ count }: { count: number }) {
  const { t } = useTranslation('ads');
  return (
    <Box srOnly aria-live="polite">
      {count > 0 && t('suggest.count', { count })}
    </Box>
  );
}
