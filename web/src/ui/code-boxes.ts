import { toLatinDigits } from '@qaysari/contract/shared/fold';
import { limits } from '@qaysari/contract/shared/limits';

const size = limits.codeDigits;

/** A code while it is typed: one digit per box, '' for an empty box. */
export type CodeBoxes = readonly string[];

/** Result of an edit. */
export interface CodeEdit {
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

/** Whether one edit completed a code or replaced a whole one. Correcting a single digit does not count. */
export function isCompletedBy(before: string, code: string): boolean {
  if (!isWhole(code)) return false;
  const changed = boxesOf(code).filter((digit, index) => digit !== before[index]);
  return isWhole(before) ? changed.length > 1 : changed.length > 0;
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
