import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { CodeInput } from './code-input.tsx';

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

it('leads from box to box and tells once of a whole code', async () => {
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
