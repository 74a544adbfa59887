import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import {
  backspaceInBox,
  boxesOf,
  codeOf,
  isCompletedBy,
  pasteInBox,
  typeInBox,
  type CodeEdit,
} from './code-boxes.ts';
import { FormField } from './form-field.tsx';
import { Input } from './text-field.tsx';

interface CodeInputProps {
  /** Label of the group. */
  label: string;
  /** Name of one box, from 1. */
  boxLabel: (number: number) => string;
  /** Latin digits; a blank stands for an empty box with a digit after it. */
  value: string;
  onChange: (code: string) => void;
  /** Called when the last empty box was filled or another whole code came, after `value` has arrived. */
  onComplete?: (code: string) => void;
  error?: string | undefined;
  help?: string;
  autoFocus?: boolean;
}

/** A six-digit code, a box for each digit; digits run from left to right in every language. */
export function CodeInput(props: CodeInputProps) {
  const { label, boxLabel, value, onChange, onComplete, error, help } = props;
  const { autoFocus = false } = props;
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const boxes = boxesOf(value);
  useCompletion(value, onComplete);

  const focusBox = (index: number) => group.current?.querySelectorAll('input')[index]?.focus();
  const apply = (edit: CodeEdit | undefined) => {
    if (!edit) return;
    onChange(codeOf(edit.boxes));
    focusBox(edit.focus);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: 5 }[event.key];
    if (event.key === 'Backspace') apply(backspaceInBox(boxes, index));
    else if (target === undefined) return;
    else focusBox(target);
    event.preventDefault();
  };

  return (
    <FormField label={label} labelId={labelId} help={help} error={error}>
      {({ id, ...described }) => (
        <Flex
          ref={group}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={described['aria-describedby']}
          dir="ltr"
          justify="center"
          gap={{ base: '1.5', sm: '2.5' }}
        >
          {boxes.map((digit, index) => (
            <Input
              key={index}
              id={index === 0 ? id : undefined}
              aria-label={boxLabel(index + 1)}
              aria-invalid={described['aria-invalid']}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              inputMode="numeric"
              enterKeyHint="done"
              autoFocus={autoFocus && index === 0}
              value={digit}
              onChange={(event) => apply(typeInBox(boxes, index, event.target.value))}
              onPaste={(event) => {
                event.preventDefault();
                apply(pasteInBox(boxes, index, event.clipboardData.getData('text')));
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              onFocus={(event) => event.target.select()}
              flex="1"
              maxW="12"
              minH="14"
              px="0"
              textAlign="center"
              fontSize="xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            />
          ))}
        </Flex>
      )}
    </FormField>
  );
}

/**
 * Calls `onComplete` after a code was completed or replaced as a whole. Correcting single digits of a whole code
 * does not count, because attempts are limited.
 */
function useCompletion(code: string, onComplete?: (code: string) => void) {
  const before = useRef(code);
  useEffect(() => {
    if (isCompletedBy(before.current, code)) onComplete?.(code);
    before.current = code;
  }, [code, onComplete]);
}
