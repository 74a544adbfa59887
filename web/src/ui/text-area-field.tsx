import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes.ts';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';

const TextArea = chakra('textarea', inputRecipe);

type TextAreaFieldProps = Omit<ComponentProps<typeof TextArea>, 'children'> &
  Pick<TextFieldProps, 'label' | 'error' | 'help'>;

/** Lines of text with their label, help and error; grows with what is written where the browser can. */
export function TextAreaField({ label, error, help, required, ...rest }: TextAreaFieldProps) {
  const ids = useFieldIds({ help, error });
  return (
    <FieldFrame label={label} ids={ids} help={help} error={error} required={required === true}>
      <TextArea
        id={ids.control}
        dir="auto"
        rows={4}
        py="2"
        resize="vertical"
        css={{ fieldSizing: 'content' }}
        minH="24"
        maxH="26rem"
        aria-describedby={ids.describedBy}
        aria-invalid={error !== undefined}
        aria-required={required}
        {...rest}
      />
    </FieldFrame>
  );
}
