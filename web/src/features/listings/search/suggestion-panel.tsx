import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { priceInText } from '@qaysari/contract/listing/price';
import type { TFunction } from 'i18next';
import { Banknote, History, Search, Shapes, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { choice, floating } from '../../../theme/slot-recipes.ts';
import type { Combobox } from '../../../ui/use-combobox.ts';
import { sharedIcons, suggestionKey, type Suggestion } from './suggestions.ts';

/** Floats below the search box; at most 250 px high (docs/specification/limits.md#m6). */
export const SuggestionPanel = chakra(
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

export const SuggestionHeading = chakra('div', {
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

function suggestionLabel(suggestion: Suggestion, language: Language, t: TFunction<'ads'>): string {
  switch (suggestion.kind) {
    case 'recent':
    case 'trade':
      return suggestion.text;
    case 'price': {
      const { maxPrice, priceCurrency } = suggestion.filter;
      return t('chips.upTo', { price: priceInText(maxPrice, priceCurrency) });
    }
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
export function SuggestionOption({ combobox, suggestion, description }: SuggestionOptionProps) {
  const { t } = useTranslation('ads');
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
