import { useTranslation } from 'react-i18next';
import type { Combobox } from '../../../ui/use-combobox.ts';
import { SuggestionHeading, SuggestionOption, SuggestionPanel } from './suggestion-panel.tsx';
import { suggestionKey, suggestionKinds, type Suggestion } from './suggestion.ts';

interface SuggestionListProps {
  combobox: Combobox;
  suggestions: readonly Suggestion[];
}

/** What may be meant, under the names of the kinds. */
export function SuggestionList({ combobox, suggestions }: SuggestionListProps) {
  const { t } = useTranslation('ads');
  const { id } = combobox.listProps;
  return (
    <SuggestionPanel {...combobox.listProps} aria-label={t('suggest.label')}>
      {suggestionKinds.map((kind) => {
        const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <SuggestionHeading id={`${id}-${kind}`} role="presentation" pt="2" pb="1">
              {t(`suggest.${kind}`)}
            </SuggestionHeading>
            {ofKind.map((suggestion) => (
              <SuggestionOption
                key={suggestionKey(suggestion)}
                combobox={combobox}
                suggestion={suggestion}
              />
            ))}
          </div>
        );
      })}
    </SuggestionPanel>
  );
}
