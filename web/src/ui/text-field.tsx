import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../i18n/language.ts';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import { Input } from './input.tsx';

export interface TextFieldProps extends ComponentProps<typeof Input> {
  label: string;
  /** In words; shows in the place of `help`. */
  error?: string | undefined;
  help?: ReactNode;
  /** Marks the label and says so to screen readers; who refuses an empty field is the form. */
  required?: boolean;
  /** For what is written from left to right in every language: addresses, names to sign in with, numbers. */
  ltr?: boolean;
  /** For names and addresses, which no keyboard may correct; from left to right, too. */
  exact?: boolean;
}

/** Keeps keyboards from changing what was typed. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text with its label, help and error; everything else goes to the input. */
export function TextField(props: TextFieldProps) {
  const { label, error, help, required, ltr = false, exact = false, ...rest } = props;
  const ids = useFieldIds({ help, error });
  const ltrProps = useLtr();
  return (
    <FieldFrame label={label} ids={ids} help={help} error={error} required={required === true}>
      <Input
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={error !== undefined}
        aria-required={required}
        {...((ltr || exact) && ltrProps)}
        {...(exact && asTyped)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Left to right, yet beginning where the page's lines begin. */
export function useLtr() {
  const direction = useDirection();
  return { dir: 'ltr', textAlign: direction === 'rtl' ? 'end' : 'start' } as const;
}
