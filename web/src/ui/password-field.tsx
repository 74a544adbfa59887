import { Box } from '@chakra-ui/react/box';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirection } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import { Input } from './input.tsx';
import { asTyped, useLtr, type TextFieldProps } from './text-field.tsx';

/** A password, with a button that shows it. `autoComplete` says which: `current-password` or `new-password`. */
export function PasswordField({
  label,
  error,
  help,
  required,
  ...rest
}: Omit<TextFieldProps, 'type' | 'ltr' | 'exact' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
}) {
  const { t } = useTranslation('common');
  const ids = useFieldIds({ help, error });
  const ltrProps = useLtr();
  const direction = useDirection();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} ids={ids} help={help} error={error} required={required === true}>
      <Box position="relative">
        <Input
          id={ids.control}
          type={shown ? 'text' : 'password'}
          aria-describedby={ids.describedBy}
          aria-invalid={error !== undefined}
          aria-required={required}
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
          aria-controls={ids.control}
          aria-pressed={shown}
          aria-label={t('form.showPassword')}
          title={shown ? t('form.hidePassword') : t('form.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </Button>
      </Box>
    </FieldFrame>
  );
}
