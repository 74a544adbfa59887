import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from './search-box.tsx';
import type { Place } from './suggestions.ts';

interface WordsFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSearch: (text: string) => void;
  onPlace: (place: Place) => void;
}

/** The words of the filter, with suggestions. */
export function WordsField(props: WordsFieldProps) {
  const { t } = useTranslation('ads');
  const id = useId();
  return (
    <Box
      gridColumn={{ base: 'auto', sm: '1 / -1', lg: 'span 4' }}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="1.5"
      minW="0"
    >
      <Box asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{t('filter.text')}</label>
      </Box>
      <SearchBox id={id} placeholder={t('filter.textPlaceholder')} {...props} />
    </Box>
  );
}
