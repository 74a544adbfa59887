import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { FieldWords, useFieldIds } from './field-frame.tsx';

const NativeCheckbox = chakra('input', {
  base: {
    flexShrink: 0,
    boxSize: '5',
    mt: '1',
    accentColor: '{colors.action}',
    cursor: 'pointer',
    borderRadius: 'sm',
    outline: '2px solid transparent',
    outlineOffset: '2px',
    _focusVisible: { outlineColor: 'border.focus' },
  },
});

interface CheckboxFieldProps extends Omit<ComponentProps<typeof NativeCheckbox>, 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Leaves no room for an error: for a choice that cannot be wrong. */
  plain?: boolean;
}

/** One yes or no. The label belongs to the tick: tapping anywhere on it but on a link changes it. */
export function CheckboxField({ label, error, required, plain, ...rest }: CheckboxFieldProps) {
  const ids = useFieldIds({ error });
  return (
    <Box>
      <Box
        asChild
        display="flex"
        alignItems="flex-start"
        gap="3"
        py="1"
        fontSize="sm"
        cursor="pointer"
      >
        <label>
          <NativeCheckbox
            type="checkbox"
            aria-describedby={ids.describedBy}
            aria-invalid={error !== undefined}
            aria-required={required}
            {...rest}
          />
          <span>{label}</span>
        </label>
      </Box>
      {plain !== true && <FieldWords ids={ids} error={error} />}
    </Box>
  );
}
