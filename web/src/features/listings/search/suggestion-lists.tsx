import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Combobox } from '../../../ui/use-combobox.ts';
import { forgetSearch } from './recent-searches.ts';
import { SuggestionHeading, SuggestionOption, SuggestionPanel } from './suggestion-panel.tsx';
import { suggestionKey, suggestionKinds, type Suggestion } from './suggestions.ts';

interface SuggestionListProps {
  combobox: Combobox;
  suggestions: readonly Suggestion[];
}

interface RecentListProps extends SuggestionListProps {
  onForgetAll: () => void;
}

export interface SuggestionsProps extends RecentListProps {
  /** They are recent searches. */
  areRecent: boolean;
}

/** What stands below the search box. */
export function Suggestions({ areRecent, onForgetAll, ...lists }: SuggestionsProps) {
  return areRecent ? (
    <RecentList {...lists} onForgetAll={onForgetAll} />
  ) : (
    <SuggestionList {...lists} />
  );
}

/** Recent searches, with buttons to remove them. */
function RecentList({ combobox, suggestions, onForgetAll }: RecentListProps) {
  const { t } = useTranslation('ads');
  const { id } = combobox.listProps;
  const recent = suggestions.filter((suggestion) => suggestion.kind === 'recent');
  return (
    <SuggestionPanel>
      <Flex
        position="sticky"
        top="0"
        zIndex="1"
        bg="bg.panel"
        align="center"
        justify="space-between"
      >
        <SuggestionHeading id={`${id}-recent`}>{t('suggest.recent')}</SuggestionHeading>
        <Button variant="ghost" size="sm" color="fg.brand" onClick={onForgetAll}>
          {t('suggest.forgetAll')}
        </Button>
      </Flex>
      <Flex>
        <Box {...combobox.listProps} aria-labelledby={`${id}-recent`} flex="1" minW="0">
          {recent.map((suggestion) => (
            <SuggestionOption
              key={suggestionKey(suggestion)}
              combobox={combobox}
              suggestion={suggestion}
              description={t('suggest.forgetByKey')}
            />
          ))}
        </Box>
        {/* Outside the list, as an option must not contain a button. On the keyboard, Delete does the same. */}
        <div>
          {recent.map(({ text }) => (
            <Button
              key={text}
              variant="ghost"
              size="icon"
              display="flex"
              color="fg.muted"
              tabIndex={-1}
              aria-label={t('suggest.forget', { text })}
              onClick={() => forgetSearch(text)}
            >
              <X size={16} aria-hidden="true" />
            </Button>
          ))}
        </div>
      </Flex>
    </SuggestionPanel>
  );
}

/** Suggestions, grouped by kind. */
function SuggestionList({ combobox, suggestions }: SuggestionListProps) {
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
