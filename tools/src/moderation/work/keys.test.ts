import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { keysIn, readKeys } from './keys.ts';

describe('keysIn', () => {
  it.each([
    ['ar1', ['a', 'r', '1']],
    ['\u001B', ['\u001B']],
    ['\u001B[Aa\u001B[3~\u001BOP', ['a']],
    ['ڕێ\r', ['ڕ', 'ێ', '\r']],
    ['😀q', ['😀', 'q']],
  ])('%j', (typed, keys) => {
    expect(keysIn(typed)).toEqual(keys);
  });
});

describe('readKeys', () => {
  const terminal = () =>
    Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: vi.fn(),
    }) as unknown as PassThrough & NodeJS.ReadStream & { setRawMode: ReturnType<typeof vi.fn> };

  it('reads key by key, and leaves the terminal as it was', async () => {
    const input = terminal();
    input.write('ab');
    input.end('ئ');
    const keys = [];
    for await (const key of readKeys(input, new AbortController().signal)) keys.push(key);
    expect(keys).toEqual(['a', 'b', 'ئ']);
    expect(input.setRawMode.mock.calls).toEqual([[true], [false]]);
  });

  it('ends when a signal arrives', async () => {
    const input = terminal();
    const interruption = new AbortController();
    const reading = readKeys(input, interruption.signal).next();
    interruption.abort();
    expect(await reading).toEqual({ value: undefined, done: true });
    expect(input.setRawMode).toHaveBeenLastCalledWith(false);
  });
});
