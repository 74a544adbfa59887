import { describe, expect, it } from 'vitest';
import { measureAgain, NoFigures } from './measure-again.ts';

/** A measurement that fails with these errors, one after the other, and gives 7 in the end. */
function failing(...errors: Error[]) {
  const lines: string[] = [];
  let calls = 0;
  const measure = () => {
    calls += 1;
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(7);
  };
  const result = measureAgain(measure, (line) => lines.push(line));
  return { result, lines, calls: () => calls };
}

describe('a measurement without figures', () => {
  it('is made again, and each attempt is said in a line', async () => {
    const { result, lines, calls } = failing(new NoFigures('First.'), new NoFigures('Second.'));
    expect(await result).toBe(7);
    expect(calls()).toBe(3);
    expect(lines).toEqual(['First. Attempt 2 of 3.', 'Second. Attempt 3 of 3.']);
  });

  it('ends the bench after three attempts', async () => {
    const [first, second, third] = ['First.', 'Second.', 'Third.'].map(
      (text) => new NoFigures(text),
    ) as [NoFigures, NoFigures, NoFigures];
    const { result, calls } = failing(first, second, third);
    await expect(result).rejects.toBe(third);
    expect(calls()).toBe(3);
  });

  it('is not made again for any other error', async () => {
    const { result, lines, calls } = failing(new Error('no disk'));
    await expect(result).rejects.toThrow('no disk');
    expect(calls()).toBe(1);
    expect(lines).toEqual([]);
  });
});
