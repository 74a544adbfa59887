import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { toLatinDigits } from '@qaysari/contract/shared/fold';
import { limits } from '@qaysari/contract/shared/limits';
import { FormField } from './form-field.tsx';
import { Input } from './text-field.tsx';

const size = limits.codeDigits;

/** A code while it is typed: one digit per box, '' for an empty box. */
type CodeBoxes = readonly string[];

/** Result of an edit. */
interface CodeEdit {
  boxes: CodeBoxes;
  /** The box that has the focus afterwards. */
  focus: number;
}

/** Splits a code into boxes. A blank in it is an empty box before a digit. */
export function boxesOf(code: string): CodeBoxes {
  return Array.from({ length: size }, (_, index) => (code[index] ?? '').trim());
}

/** Joins boxes to a code; the reverse of `boxesOf`. */
export function codeOf(boxes: CodeBoxes): string {
  return boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();
}

/**
 * Whether one edit completed the first code (`isFirst`), or brought several digits of another at once. Correcting
 * digits does not count, because attempts are limited.
 */
export function isCompletedBy(before: string, code: string, isFirst: boolean): boolean {
  if (!isWhole(code)) return false;
  const changed = boxesOf(code).filter((digit, index) => digit !== before[index]);
  return changed.length > (isFirst ? 0 : 1);
}

function isWhole(code: string): boolean {
  return boxesOf(code).every((digit) => digit !== '');
}

/**
 * Applies typing, autofill or a keyboard suggestion to a box. One digit replaces the old one and moves on; several
 * fill the following boxes, a whole code fills all. Undefined: ignored.
 */
export function typeInBox(boxes: CodeBoxes, index: number, text: string): CodeEdit | undefined {
  if (text === '') return { boxes: emptied(boxes, index), focus: index };
  const digits = digitsOf(text);
  if (digits === '') return undefined;
  const before = boxes[index] ?? '';
  const isTypedOver = before !== '' && digits.length === 2 && digits.includes(before);
  return fill(boxes, index, isTypedOver ? digits.replace(before, '') : digits);
}

/** Applies pasted text: the code in it, if there is one, else its first digits from this box on. */
export function pasteInBox(boxes: CodeBoxes, index: number, text: string): CodeEdit | undefined {
  const latin = toLatinDigits(text);
  const [, code = latin] = /(?:^|\D)(\d(?:[ \u00a0-]?\d){5})(?!\d)/.exec(latin) ?? [];
  const digits = digitsOf(code);
  return digits === '' ? undefined : fill(boxes, index, digits);
}

/** Clears a filled box; from an empty one it moves back. */
export function backspaceInBox(boxes: CodeBoxes, index: number): CodeEdit {
  if (boxes[index] !== '') return { boxes: emptied(boxes, index), focus: index };
  return { boxes, focus: Math.max(0, index - 1) };
}

function emptied(boxes: CodeBoxes, index: number): CodeBoxes {
  return boxes.map((digit, at) => (at === index ? '' : digit));
}

function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, size);
}

function fill(boxes: CodeBoxes, index: number, digits: string): CodeEdit {
  const from = digits.length === size ? 0 : index;
  const next = boxes.map((digit, at) => digits[at - from] ?? digit);
  return { boxes: next, focus: Math.min(from + digits.length, size - 1) };
}

interface CodeInputProps {
  /** Label of the group. */
  label: string;
  /** Name of one box, from 1. */
  boxLabel: (number: number) => string;
  /** Latin digits; a blank is an empty box with a digit after it. */
  value: string;
  onChange: (code: string) => void;
  /** Called when the first code is whole, or another is pasted, after `value` has arrived. */
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

/** Calls `onComplete` after an edit of which `isCompletedBy` says so. */
function useCompletion(code: string, onComplete?: (code: string) => void) {
  const last = useRef({ code, isFirst: !isWhole(code) });
  useEffect(() => {
    const { code: before, isFirst } = last.current;
    if (isCompletedBy(before, code, isFirst)) onComplete?.(code);
    last.current = { code, isFirst: isFirst && !isWhole(code) };
  }, [code, onComplete]);
}
