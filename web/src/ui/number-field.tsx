import { toLatinDigits } from '@qaysari/contract/digits';
import { FormField } from './form-field.tsx';
import { Input, useLtr } from './text-field.tsx';

interface NumberFieldProps {
  label: string;
  value: string;
  placeholder: string;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A field for digits and one dot, in any of the three digit sets (docs/specification/rules.md#r8). */
export function NumberField({ label, value, onChange, ...rest }: NumberFieldProps) {
  const ltrProps = useLtr();
  return (
    <FormField label={label} plain>
      {({ id }) => (
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...ltrProps}
          value={value}
          onChange={(event) => {
            const typed = toLatinDigits(event.target.value).replace(/[,٬\s]/g, '');
            if (/^\d*\.?\d*$/.test(typed)) onChange(typed);
          }}
          {...rest}
        />
      )}
    </FormField>
  );
}
