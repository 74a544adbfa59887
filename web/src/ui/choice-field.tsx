import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Language } from '@qaysari/contract/shared/languages';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage, FormField, useFieldIds } from './form-field.tsx';
import { inputRecipe, type FieldProps } from './text-field.tsx';

/**
 * The input of checkboxes and radio buttons: native, with our colours. What browsers draw does not follow the dark
 * theme. High contrast keeps the native one, which shows its state there.
 */
export const Tick = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: '5',
    borderWidth: '2px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    cursor: 'pointer',
    _invalid: { borderColor: 'fg.error' },
    _checked: { bg: 'action', borderColor: 'action' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    '&:checked::before': {
      content: '""',
      display: 'block',
      boxSize: '4',
      bg: 'action.text',
      clipPath: 'polygon(22% 45%, 12% 56%, 44% 88%, 88% 28%, 76% 18%, 42% 65%)',
    },
    '&[type=radio]': { borderRadius: 'full', '&::before': { clipPath: 'circle(25%)' } },
    '@media (forced-colors: active)': {
      appearance: 'auto',
      '&:checked::before': { display: 'none' },
    },
  },
});

interface CheckboxFieldProps extends Omit<ComponentProps<typeof Tick>, 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Reserves no room for an error: for a choice that cannot be wrong. */
  plain?: boolean;
}

/** A checkbox. Pressing its label toggles it too, except on links. */
export function CheckboxField({ label, error, required, plain, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds({ error });
  return (
    <Box>
      <Flex asChild align="flex-start" gap="3" py="2.5" fontSize="sm" cursor="pointer">
        <label>
          <Tick
            type="checkbox"
            mt="1"
            aria-describedby={ids.describedBy}
            aria-invalid={error !== undefined}
            aria-required={required}
            {...rest}
          />
          <span>{label}</span>
        </label>
      </Flex>
      {plain !== true && <FieldMessage ids={ids} error={error} />}
    </Box>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** Makes choices of ids that have a name in each language. */
export function choicesOf<Id extends string>(
  ids: readonly Id[],
  names: Record<Id, Record<Language, string>>,
  language: Language,
): (Choice & { value: Id })[] {
  return ids.map((id) => ({ value: id, label: names[id][language] }));
}

const NativeSelect = chakra('select', inputRecipe);

type SelectFieldProps = Omit<ComponentProps<typeof NativeSelect>, 'children' | keyof FieldProps> &
  FieldProps & {
    choices: readonly Choice[];
    /** Shown while nothing is chosen; without it there is always a choice. */
    placeholder?: string;
  };

/** A native select with our chevron: phones show a full-screen list. */
export function Select({ width, flexShrink, ...rest }: ComponentProps<typeof NativeSelect>) {
  return (
    <Box position="relative" width={width} flexShrink={flexShrink}>
      <NativeSelect appearance="none" pe="10" cursor="pointer" textOverflow="ellipsis" {...rest} />
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
  );
}

/** What a select offers. */
export function SelectOption({ value, label }: Choice) {
  return (
    <Box asChild color="fg" bg="bg.panel">
      <option value={value}>{label}</option>
    </Box>
  );
}

export function SelectField(props: SelectFieldProps) {
  const { label, error, help, required, choices, placeholder, ...rest } = props;
  return (
    <FormField label={label} help={help} error={error} required={required}>
      {(control) => (
        <Select {...control} {...(rest.value === '' && { color: 'fg.muted' })} {...rest}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <SelectOption key={choice.value} {...choice} />
          ))}
        </Select>
      )}
    </FormField>
  );
}
