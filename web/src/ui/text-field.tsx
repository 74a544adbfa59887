import type { ComponentProps, ReactNode } from 'react';
import { useDirection } from '../i18n/use-language.ts';
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
}

/** One line of text with its label, help and error; everything else goes to the input. */
export function TextField({ label, error, help, required, ltr = false, ...rest }: TextFieldProps) {
  const ids = useFieldIds({ help, error });
  const ltrProps = useLtr();
  return (
    <FieldFrame label={label} ids={ids} help={help} error={error} required={required === true}>
      <Input
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={error !== undefined}
        aria-required={required}
        {...(ltr && ltrProps)}
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
