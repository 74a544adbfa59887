import { Box } from '@chakra-ui/react/box';
import { toLatinDigits } from '@qaysari/contract/digits';
import { useId } from 'react';
import { useDirection } from '../i18n/language.ts';
import { Input } from './input.tsx';

interface NumberFieldProps {
  label: string;
  value: string;
  placeholder: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Digits and one dot, in any of the three digit sets; nothing else is taken (docs/specification/rules.md#r8). */
export function NumberField({ label, value, onChange, ...rest }: NumberFieldProps) {
  const id = useId();
  const direction = useDirection();
  return (
    <Box display="flex" flexDirection="column" gap="1.5" minW="0">
      <Box asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Box>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        dir="ltr"
        textAlign={direction === 'rtl' ? 'end' : 'start'}
        value={value}
        onChange={(event) => {
          const typed = toLatinDigits(event.target.value).replace(/[,٬\s]/g, '');
          if (/^\d*\.?\d*$/.test(typed)) onChange(typed);
        }}
        {...rest}
      />
    </Box>
  );
}
