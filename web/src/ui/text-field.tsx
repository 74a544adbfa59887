import { Box } from '@chakra-ui/react/box';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirection } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { FormField } from './form-field.tsx';

export const inputRecipe = defineRecipe({
  className: 'q-input',
  base: {
    width: 'full',
    minH: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _hover: { borderColor: 'fg.brand' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    _invalid: { borderColor: 'fg.error', _hover: { borderColor: 'fg.error' } },
  },
});

/** The last field of a form says what its Enter key does instead: `enterKeyHint`. */
export const Input = chakra('input', inputRecipe, {
  defaultProps: { type: 'text', enterKeyHint: 'next' },
});
const TextArea = chakra('textarea', inputRecipe);

/** Props of every form field. */
export interface FieldProps {
  label: string;
  help?: ReactNode;
  /** In words; shown instead of `help`. */
  error?: string | undefined;
  required?: boolean;
}

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, keyof FieldProps>, FieldProps {
  /** Below help and error: what mends the value. */
  action?: ReactNode;
  /** For values that are left to right in every language: numbers, web addresses. */
  ltr?: boolean;
  /** For names and e-mail addresses: left to right, without capitalization, correction and spell check. */
  exact?: boolean;
}

/** Turns off what keyboards change. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Left to right, but aligned with the start of the page's lines. */
export function useLtr() {
  const direction = useDirection();
  return { dir: 'ltr', textAlign: direction === 'rtl' ? 'end' : 'start' } as const;
}

/** A text input with label, help and error; other props go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, required, action, ltr = false, exact = false, ...rest } = props;
  const ltrProps = useLtr();
  return (
    <FormField {...{ label, help, error, required, action }}>
      {(control) => (
        <Input {...control} {...((ltr || exact) && ltrProps)} {...(exact && asTyped)} {...rest} />
      )}
    </FormField>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'ltr' | 'exact' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password input with a button that shows the password. */
export function PasswordField({ label, help, error, required, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const ltrProps = useLtr();
  const direction = useDirection();
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} help={help} error={error} required={required}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            type={shown ? 'text' : 'password'}
            {...asTyped}
            {...ltrProps}
            {...(direction === 'rtl' ? { ps: '12' } : { pe: '12' })}
            {...rest}
          />
          <Button
            variant="ghost"
            size="icon"
            position="absolute"
            insetInlineEnd="0.5"
            top="0.5"
            color="fg.muted"
            aria-controls={control.id}
            aria-pressed={shown}
            aria-label={t('form.showPassword')}
            title={shown ? t('form.hidePassword') : t('form.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </Button>
        </Box>
      )}
    </FormField>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<typeof TextArea>, 'children' | keyof FieldProps> &
  FieldProps;

/** A text area with label, help and error. It grows with its text where the browser supports that. */
export function TextAreaField({ label, help, error, required, ...rest }: TextAreaFieldProps) {
  return (
    <FormField label={label} help={help} error={error} required={required}>
      {(control) => (
        <TextArea
          {...control}
          dir="auto"
          rows={4}
          py="2"
          resize="vertical"
          css={{ fieldSizing: 'content' }}
          minH="24"
          maxH="26rem"
          {...rest}
        />
      )}
    </FormField>
  );
}
