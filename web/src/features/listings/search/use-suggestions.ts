import { useQuery } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/limits';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { suggestionsQuery } from '../../../entities/listing/queries.ts';
import { suggestionsOf, type Suggestion } from './suggestion.ts';

const hasLetter = /[\p{L}\p{N}]/u;

/**
 * Recent searches while nothing is typed, else what may be meant, asked for when the typing pauses.
 * None when that cannot be had. `isWanted`: whether anyone would see them.
 */
export function useSuggestions(typed: string, isWanted: boolean): readonly Suggestion[] {
  const language = useLanguage();
  const isOnline = useOnline();
  const recent = useRecentSearches();
  const text = typed.trim();
  const asked = useDebounced(text, limits.suggestDebounceMs);
  const { data } = useQuery({
    ...suggestionsQuery(asked, language),
    enabled: isWanted && isOnline && hasLetter.test(asked),
  });
  return useMemo(() => {
    if (text === '') return recent.map((search) => ({ kind: 'recent' as const, text: search }));
    return data ? suggestionsOf(data) : [];
  }, [text, recent, data]);
}
