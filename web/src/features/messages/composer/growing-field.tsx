import { chakra } from '@chakra-ui/react/styled-system';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type Ref,
  type KeyboardEvent,
} from 'react';
import { inputRecipe } from '../../../ui/text-field.tsx';

/** Whether a key sends: Enter with a real keyboard. On touch screens it begins a line, as in every messenger there. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Enter also ends a word that is being composed.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasMouse();
}

const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

const Field = chakra('textarea', inputRecipe);

interface GrowingFieldProps extends Omit<ComponentProps<typeof Field>, 'ref' | 'children'> {
  value: string;
  ref?: Ref<HTMLTextAreaElement>;
}

function fit(field: HTMLTextAreaElement): void {
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}

/** A field that is as high as its text, up to five lines or so. */
export function GrowingField({ ref, ...props }: GrowingFieldProps) {
  const { value } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  useLayoutEffect(() => {
    if (field.current) fit(field.current);
  }, [value]);
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    // In another width a text has other lines.
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (width !== current.offsetWidth) fit(current);
      width = current.offsetWidth;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <Field
      ref={field}
      rows={1}
      dir={value === '' ? undefined : 'auto'}
      textAlign="start"
      resize="none"
      display="block"
      py="2"
      maxH="9.5rem"
      overflowY="auto"
      borderRadius="xl"
      {...props}
    />
  );
}
