import { toLatinDigits } from '@qaysari/contract/digits';
import { limits } from '@qaysari/contract/limits';

const size = limits.codeDigits;

/** A code while it is typed: a digit, or '' for an empty box, in each of its boxes. */
export type CodeBoxes = readonly string[];

/** What an edit leads to. */
export interface CodeEdit {
  boxes: CodeBoxes;
  /** The box that has the focus afterwards. */
  focus: number;
}

/** The boxes of a code; in it a blank stands for an empty box with a digit after it. */
export function boxesOf(code: string): CodeBoxes {
  return Array.from({ length: size }, (_, index) => (code[index] ?? '').trim());
}

/** The code of some boxes, as `boxesOf` reads it. */
export function codeOf(boxes: CodeBoxes): string {
  return boxes
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();
}

/** Whether a code became whole, or another whole one, by one edit. Putting one digit right is no such thing. */
export function isCompletedBy(before: string, code: string): boolean {
  if (!isWhole(code)) return false;
  const changed = boxesOf(code).filter((digit, index) => digit !== before[index]);
  return isWhole(before) ? changed.length > 1 : changed.length > 0;
}

function isWhole(code: string): boolean {
  return boxesOf(code).every((digit) => digit !== '');
}

/**
 * What stands in a box after typing, autofill or a suggestion of the keyboard. One digit takes the place of the one
 * before and leads on; several fill the boxes from here on, a whole code all of them. Undefined: not to be taken.
 */
export function typeInBox(boxes: CodeBoxes, index: number, text: string): CodeEdit | undefined {
  if (text === '') return { boxes: boxes.with(index, ''), focus: index };
  const digits = digitsOf(text);
  if (digits === '') return undefined;
  const before = boxes[index] ?? '';
  const isTypedOver = before !== '' && digits.length === 2 && digits.includes(before);
  return fill(boxes, index, isTypedOver ? digits.replace(before, '') : digits);
}

/** The digits of a pasted text: the code when one stands in it, otherwise the first of them, from this box on. */
export function pasteInBox(boxes: CodeBoxes, index: number, text: string): CodeEdit | undefined {
  const latin = toLatinDigits(text);
  const [code] = /(?<!\d)\d([ \u00a0-]?\d){5}(?!\d)/.exec(latin) ?? [latin];
  const digits = digitsOf(code);
  return digits === '' ? undefined : fill(boxes, index, digits);
}

/** Empties a box that holds a digit; from an empty one goes back. */
export function backspaceInBox(boxes: CodeBoxes, index: number): CodeEdit {
  if (boxes[index] !== '') return { boxes: boxes.with(index, ''), focus: index };
  return { boxes, focus: Math.max(0, index - 1) };
}

function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, size);
}

function fill(boxes: CodeBoxes, index: number, digits: string): CodeEdit {
  const from = digits.length === size ? 0 : index;
  const next = boxes.map((digit, at) => digits[at - from] ?? digit);
  return { boxes: next, focus: Math.min(from + digits.length, size - 1) };
}
