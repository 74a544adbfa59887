import { describe, expect, it } from 'vitest';
import {
  backspaceInBox,
  boxesOf,
  codeOf,
  isCompletedBy,
  pasteInBox,
  typeInBox,
} from './code-boxes.ts';

/** Code and focus after an edit, as one text. */
function after(edit: ReturnType<typeof typeInBox>): string | undefined {
  return edit && `${codeOf(edit.boxes)}|${String(edit.focus)}`;
}

describe('boxesOf and codeOf', () => {
  it.each(['', '1', '1 3', ' 2', '123456'])('keep "%s" when split and joined again', (code) => {
    expect(codeOf(boxesOf(code))).toBe(code);
    expect(boxesOf(code)).toHaveLength(6);
  });

  it.each([
    ['12345', '123456', true],
    ['', '123456', true],
    ['12 456', '123456', true],
    ['123456', '654321', true],
    ['123456', '123457', false],
    ['123456', '123456', false],
    ['123456', '12345', false],
    ['12345', '1 3456', false],
  ])('"%s" → "%s" completes a code: %s', (before, code, expected) => {
    expect(isCompletedBy(before, code)).toBe(expected);
  });
});

describe('typeInBox', () => {
  it.each([
    ['', 0, '1', '1|1'],
    ['', 0, '٤', '4|1'],
    ['12', 2, '۷', '127|3'],
    ['12345', 5, '6', '123456|5'],
    ['12', 0, '81', '82|1'],
    ['12', 0, '18', '82|1'],
    ['12', 0, '11', '12|1'],
    ['12', 1, '', '1|1'],
    ['', 0, '123456', '123456|5'],
    ['999', 3, '١٢٣٤٥٦', '123456|5'],
    ['', 2, '123', '  123|5'],
    ['', 0, '1234567890', '123456|5'],
  ])('"%s", in box %i: "%s" → %s', (code, index, text, expected) => {
    expect(after(typeInBox(boxesOf(code), index, text))).toBe(expected);
  });

  it.each(['a', ' ', '-', 'ه', '½'])('ignores "%s"', (text) => {
    expect(typeInBox(boxesOf('1'), 1, text)).toBeUndefined();
  });
});

describe('pasteInBox', () => {
  it.each([
    ['', 0, '123456', '123456|5'],
    ['12', 2, ' ٩٨٧٦٥٤\n', '987654|5'],
    ['', 3, 'Qaysari: 123 456', '123456|5'],
    ['', 0, '۱۲۳-۴۵۶', '123456|5'],
    ['', 0, 'رمزك هو 123456 ويبقى صالحاً 10 دقائق', '123456|5'],
    ['', 0, '10 دقائق: 123456', '123456|5'],
    ['', 0, '1234567890', '123456|5'],
    ['9', 1, '12', '912|3'],
    ['', 4, '123', '    12|5'],
  ])('"%s", in box %i: "%s" → %s', (code, index, text, expected) => {
    expect(after(pasteInBox(boxesOf(code), index, text))).toBe(expected);
  });

  it('ignores a text without digits', () => {
    expect(pasteInBox(boxesOf('12'), 2, 'رمز')).toBeUndefined();
  });
});

it('clears a filled box, and moves back from an empty one', () => {
  expect(after(backspaceInBox(boxesOf('123'), 3))).toBe('123|2');
  expect(after(backspaceInBox(boxesOf('123'), 2))).toBe('12|2');
  expect(after(backspaceInBox(boxesOf(''), 0))).toBe('|0');
});
