import { Box } from '@chakra-ui/react/box';
import {
  alertFrequencies,
  type AlertFrequency,
  type SavedSearch,
} from '@qaysari/contract/saved-search/types';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/choice-field.tsx';
import { useSearchSettings } from './use-search-settings.ts';

interface HowOftenProps {
  search: SavedSearch;
  name: string;
}

/** How often somebody is told of what is new in a saved search. It is saved as soon as it is chosen. */
export function HowOften({ search: { id, frequency }, name }: HowOftenProps) {
  const { t } = useTranslation('searches');
  const { mutate, isPending, variables } = useSearchSettings(id);
  const shown = (isPending ? variables.frequency : undefined) ?? frequency;
  return (
    <Box mt="2" maxW="24rem">
      <SelectField
        label={t('mine.howOften')}
        aria-label={t('mine.howOftenOf', { name })}
        help={shown === 'atOnce' ? t('mine.atOnceHelp') : undefined}
        choices={alertFrequencies.map((value) => ({ value, label: t(`mine.${value}`) }))}
        value={shown}
        aria-busy={isPending}
        onChange={({ currentTarget }) => {
          if (!isPending) mutate({ frequency: currentTarget.value as AlertFrequency });
        }}
      />
    </Box>
  );
}
