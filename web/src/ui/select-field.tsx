import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Language } from '@qaysari/contract/languages';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes.ts';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

const NativeSelect = chakra('select', inputRecipe);

export interface Choice {
  value: string;
  label: string;
}

/** Things with an id and a name in each language, as choices in that language. */
export function choicesOf<Id extends string>(
  ids: readonly Id[],
  names: Record<Id, Record<Language, string>>,
  language: Language,
): (Choice & { value: Id })[] {
  return ids.map((id) => ({ value: id, label: names[id][language] }));
}

type SelectFieldProps = Omit<ComponentProps<typeof NativeSelect>, 'children'> &
  Pick<TextFieldProps, 'label' | 'error' | 'help'> & {
    choices: readonly Choice[];
    /** Stands where nothing is chosen yet; without it something always is. */
    placeholder?: string;
  };

/** One of a list, chosen in the way of the device: on phones that is a whole screen to choose from. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, help, required, choices, placeholder, ...rest } = props;
  const ids = useFieldIds({ help, error });
  return (
    <FieldFrame label={label} ids={ids} help={help} error={error} required={required === true}>
      <Box position="relative">
        <NativeSelect
          id={ids.control}
          appearance="none"
          pe="10"
          cursor="pointer"
          textOverflow="ellipsis"
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined}
          aria-required={required}
          {...(rest.value === '' && { color: 'fg.muted' })}
          {...rest}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: text }) => (
            <Box asChild key={value} color="fg" bg="bg.panel">
              <option value={value}>{text}</option>
            </Box>
          ))}
        </NativeSelect>
        <Box
          as="span"
          position="absolute"
          insetInlineEnd="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Box>
      </Box>
    </FieldFrame>
  );
}
