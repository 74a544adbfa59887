import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { type ChoiceName, choiceNames, investorChoices } from '@qaysari/contract/investor/types';
import { useTranslation } from 'react-i18next';
import { namedChoices } from '../../entities/investor/choices.tsx';
import { useLanguage } from '../../i18n/language.ts';
import type { FieldBinding } from '../../lib/forms/use-checked-form.ts';
import { CheckboxField, type Choice } from '../../ui/choice-field.tsx';
import { FieldMessage, useFieldIds } from '../../ui/form-field.tsx';
import { SelectMenu } from '../../ui/select-menu.tsx';
import { idsOf, type InvestorValues } from './investor-values.ts';

interface InvestorChoicesProps {
  field: (name: keyof InvestorValues) => FieldBinding;
}

/** Two columns, from 768 px. */
const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** What an investor looks for. All of it may stay open. Long lists are menus, short ones boxes. */
export function InvestorChoices({ field }: InvestorChoicesProps) {
  const { t } = useTranslation(['investing', 'investors', 'ads']);
  const { t: nameIn } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const menus: Partial<Record<ChoiceName, (count: number) => string>> = {
    sectors: (count) => t('investors:filter.sectors', { count }),
    cities: (count) => t('ads:filter.locations', { count }),
  };
  const bindingOf = (name: ChoiceName) => ({
    label: t(`field.${name}`),
    choices: namedChoices(name, investorChoices[name].ids, { language, t: nameIn }),
    ...field(name),
  });
  return (
    <>
      <Grid templateColumns={columns} columnGap="5" rowGap="3">
        {choiceNames.map((name) => {
          const summary = menus[name];
          return (
            summary && (
              <ManyField
                key={name}
                placeholder={t('leftOpen')}
                summary={summary}
                {...bindingOf(name)}
              />
            )
          );
        })}
      </Grid>
      <Grid mt="3" templateColumns={columns} columnGap="5" rowGap="4">
        {choiceNames.map((name) => !menus[name] && <Boxes key={name} {...bindingOf(name)} />)}
      </Grid>
    </>
  );
}

interface ManyFieldProps extends FieldBinding {
  label: string;
  placeholder: string;
  summary: (count: number) => string;
  choices: readonly Choice[];
}

/** Several of a long list. */
function ManyField({ label, value, error, choices, onChange, ...texts }: ManyFieldProps) {
  const ids = useFieldIds({ error });
  const { placeholder, summary } = texts;
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={ids.describedBy}
      minW="0"
      {...(error !== undefined && { 'data-wrong': '', tabIndex: -1, outline: 'none' })}
    >
      <SelectMenu
        multiple
        {...{ label, placeholder, summary, choices }}
        value={idsOf(value)}
        onChange={(chosen) => onChange({ target: { value: chosen.join(',') } })}
      />
      <FieldMessage ids={ids} error={error} />
    </Box>
  );
}

interface BoxesProps extends FieldBinding {
  label: string;
  choices: readonly Choice[];
}

/** Several of a short list, all in sight. */
function Boxes({ label, value, choices, onChange }: BoxesProps) {
  const chosen = idsOf(value);
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
        {label}
      </Box>
      {choices.map((choice) => (
        <CheckboxField
          key={choice.value}
          plain
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={({ target }) => {
            const next = choices
              .map((each) => each.value)
              .filter((id) => (id === choice.value ? target.checked : chosen.includes(id)));
            onChange({ target: { value: next.join(',') } });
          }}
        />
      ))}
    </Box>
  );
}
