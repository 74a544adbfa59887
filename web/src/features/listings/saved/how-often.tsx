import { Box } from '@chakra-ui/react/box';
import {
  alertFrequencies,
  changeSavedSearch,
  type AlertFrequency,
  type SavedSearch,
} from '@qaysari/contract/saved-search-endpoints';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { SelectField } from '../../../ui/choice-field.tsx';
import { useChangeOfSearches } from './use-change-of-searches.ts';

interface HowOftenProps {
  search: SavedSearch;
  name: string;
}

/** How often somebody is told of what is new in a saved search. It is saved as soon as it is chosen. */
export function HowOften({ search: { id, frequency }, name }: HowOftenProps) {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const person = useCurrentPerson();
  const { mutate, isPending, variables } = useChangeOfSearches<AlertFrequency>({
    send: (chosen) =>
      submitToApi(changeSavedSearch, {
        ...{ language, person, params: { id }, body: { frequency: chosen } },
      }),
    failed: t('mine.failed'),
  });
  const shown = isPending ? variables : frequency;
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
          if (!isPending) mutate(currentTarget.value as AlertFrequency);
        }}
      />
    </Box>
  );
}
