import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi, describe } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import {
  CodeInput,
  backspaceInBox,
  boxesOf,
  codeOf,
  isCompletedBy,
  pasteInBox,
  typeInBox,
} from './code-input.tsx';

async function renderBoxes(start = '') {
  const onComplete = vi.fn();
  function Boxes() {
    const [code, setCode] = useState(start);
    return (
      <CodeInput
        label="Code"
        boxLabel={(number) => `Digit ${number}`}
        value={code}
        onChange={setCode}
        onComplete={onComplete}
      />
    );
  }
  const { user } = await renderApp(<Boxes />);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const values = () => boxes.map(({ value }) => value || '_').join('');
  const focused = () => boxes.findIndex((box) => box === document.activeElement);
  return { user, boxes, values, focused, onComplete };
}

it('moves the focus from box to box and reports a complete code once', async () => {
  const { user, boxes, values, focused, onComplete } = await renderBoxes();
  await user.click(boxes[0]!);
  await user.keyboard('12a٣');
  expect(values()).toBe('123___');
  expect(focused()).toBe(3);
  await user.keyboard('45');
  expect(onComplete).not.toHaveBeenCalled();
  await user.keyboard('6');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('sends a corrected code only when somebody presses the button', async () => {
  const { user, boxes, values, onComplete } = await renderBoxes();
  await user.click(boxes[0]!);
  await user.keyboard('123456');
  await user.click(boxes[1]!);
  await user.keyboard('{Backspace}9');
  await user.click(boxes[3]!);
  await user.keyboard('{Backspace}8');
  expect(values()).toBe('193856');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  await user.paste('654321');
  expect(onComplete).toHaveBeenLastCalledWith('654321');
});

it('takes a pasted code into any box, in any digits, out of any text', async () => {
  const { user, boxes, values, onComplete } = await renderBoxes();
  await user.click(boxes[4]!);
  await user.paste('رمزك هو ٦٥٤ ٣٢١');
  expect(values()).toBe('654321');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('654321');
});

it('goes back with Backspace and walks with the arrows, Home and End', async () => {
  const { user, boxes, values, focused, onComplete } = await renderBoxes('123456');
  await user.click(boxes[5]!);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(values()).toBe('1234__');
  expect(focused()).toBe(4);
  await user.keyboard('{Home}{ArrowRight}9');
  expect(values()).toBe('1934__');
  await user.keyboard('{End}{ArrowLeft}5');
  expect(values()).toBe('19345_');
  expect(onComplete).not.toHaveBeenCalled();
});

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
    ['12345', '123456', 'first', true],
    ['', '123456', 'first', true],
    ['12 456', '123456', 'first', true],
    ['12345', '1 3456', 'first', false],
    ['123456', '654321', 'later', true],
    ['', '123456', 'later', true],
    ['123456', '123457', 'later', false],
    ['12345', '123457', 'later', false],
    ['1 3456', '193456', 'later', false],
    ['123456', '123456', 'later', false],
    ['123456', '12345', 'later', false],
  ])('"%s" → "%s" completes the %s code: %s', (before, code, which, expected) => {
    expect(isCompletedBy(before, code, which === 'first')).toBe(expected);
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
