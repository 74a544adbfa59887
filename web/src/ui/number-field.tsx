import { toLatinDigits } from '@qaysari/contract/shared/fold';
import { groupDigits } from '@qaysari/contract/shared/number-text';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormField } from './form-field.tsx';
import { Input, useLtr, type FieldProps } from './text-field.tsx';

interface NumberFieldProps extends FieldProps {
  name?: string;
  value: string;
  /** Leaves no room for help and errors. */
  plain?: boolean;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/**
 * A field for digits and one dot, in any of the three digit sets (docs/specification/rules.md#r8). While nobody types
 * in it, commas group the digits.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, help, error, required, plain, name, value, placeholder, onChange, onBlur } = props;
  const ltrProps = useLtr();
  const input = useRef<HTMLInputElement>(null);
  const nextCaret = useRef<number>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    // Characters that were dropped would otherwise throw the caret to the end.
    if (nextCaret.current === undefined) return;
    input.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  });
  return (
    <FormField {...{ label, help, error, required }} {...(plain === true && { plain })}>
      {(control) => (
        <Input
          ref={input}
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...ltrProps}
          placeholder={placeholder}
          value={isTyping ? value : groupDigits(value)}
          onBlur={() => {
            setTyping(false);
            onBlur?.();
          }}
          onChange={({ target }) => {
            // Not on focus already: another text in the field would undo what is selected in it.
            setTyping(true);
            const typed = plainNumber(target.value);
            if (!/^\d{0,15}\.?\d{0,6}$/.test(typed)) return;
            const caret = plainNumber(
              target.value.slice(0, target.selectionStart ?? undefined),
            ).length;
            nextCaret.current = caret;
            onChange(typed);
          }}
        />
      )}
    </FormField>
  );
}

/** Latin digits without separators. */
export function plainNumber(typed: string): string {
  return toLatinDigits(typed).replace(/[,٬\s]/g, '');
}
