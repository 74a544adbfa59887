import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { X, Banknote, History, Search, Shapes, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chakra } from '@chakra-ui/react/styled-system';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.tsx';
import type { Combobox } from '../../../ui/use-combobox.ts';
import { limitsText } from '../filter/chips.ts';
import { forgetSearch } from './recent-searches.ts';
import { suggestionKey, suggestionKinds, type Suggestion, sharedIcons } from './suggestions.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { choice, floating } from '../../../theme/slot-recipes.ts';

/** Floats below the search box; at most 250 px high (docs/specification/limits.md#m6). */
const SuggestionPanel = chakra(
  'div',
  {
    base: {
      ...floating,
      position: 'absolute',
      top: 'calc(100% + 0.375rem)',
      insetInlineEnd: '0',
      width: 'full',
      minW: 'min(18rem, calc(100vw - 4.5rem))',
      maxH: '250px',
    },
  },
  {
    // Keeps the focus in the field when the list is pressed.
    defaultProps: { onMouseDown: (event) => event.preventDefault() },
  },
);

const SuggestionHeading = chakra('div', {
  base: { px: '3', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
});

const SuggestionLine = chakra('div', {
  base: { ...choice, '& svg': { flexShrink: 0 } },
});

const icons: Record<Suggestion['kind'], LucideIcon> = {
  recent: History,
  trade: Search,
  price: Banknote,
  category: Shapes,
  ...sharedIcons,
};

function suggestionLabel(
  suggestion: Suggestion,
  language: Language,
  t: TFunction<['ads', 'common']>,
): string {
  switch (suggestion.kind) {
    case 'recent':
    case 'trade':
      return suggestion.text;
    case 'price':
      return limitsText(suggestion.filter, t);
    case 'category':
      return categories[suggestion.id][language];
    case 'location':
      return cities[suggestion.id][language];
    case 'listing':
      return suggestion.title;
  }
}

interface SuggestionOptionProps {
  combobox: Combobox;
  suggestion: Suggestion;
  /** A hint for screen readers. */
  description?: string;
}

/** `bdi` keeps the direction of each text, so that the ellipsis is at its end. */
function SuggestionOption({ combobox, suggestion, description }: SuggestionOptionProps) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const Icon = icons[suggestion.kind];
  return (
    <SuggestionLine
      {...combobox.optionProps(suggestionKey(suggestion))}
      aria-description={description}
    >
      <Box asChild color="fg.muted">
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Flex flex="1" minW="0">
        <Box as="bdi" display="block" minW="0" truncate>
          {suggestionLabel(suggestion, language, t)}
        </Box>
      </Flex>
    </SuggestionLine>
  );
}

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

/** The list below the search box. */
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

/** Whether it is a limit of figures alone. */
function isOfFigures(suggestion: Suggestion): boolean {
  return suggestion.kind === 'price' && suggestion.filter.maxPrice === undefined;
}

/** Suggestions, grouped by kind. */
function SuggestionList({ combobox, suggestions }: SuggestionListProps) {
  const { t } = useTranslation('ads');
  const { id } = combobox.listProps;
  return (
    <SuggestionPanel {...combobox.listProps} aria-label={t('suggest.label')}>
      {suggestionKinds.map((kind) => {
        const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind);
        const [first] = ofKind;
        if (!first) return null;
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <SuggestionHeading id={`${id}-${kind}`} role="presentation" pt="2" pb="1">
              {t(isOfFigures(first) ? 'filter.figures' : `suggest.${kind}`)}
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
