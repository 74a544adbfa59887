import { expect, test } from 'vitest';
import { beginningOf, inert } from './words.ts';

test('a long message is cut between letters, on one line', () => {
  const text = beginningOf({ content: `سڵاو\n\n${'😀'.repeat(200)}` }, 'ku');
  expect([...text]).toHaveLength(120);
  expect(text).toMatch(/^سڵاو 😀+…$/u);
  expect(beginningOf({ content: ' مرحبا  بك ' }, 'ar')).toBe('مرحبا بك');
});

test.each(['https://evil.example/pay', 'evil.example', 'me@evil.example', 'www.evil.iq'])(
  'leaves no address in %s',
  (address) => {
    const text = inert(`see ${address} now`);
    expect(text).not.toContain(address);
    expect(text).not.toMatch(/\w[.@]\w|:\//);
    expect(text.replaceAll('\u2060', '')).toBe(`see ${address} now`);
  },
);

test('leaves a plain sentence as it is', () => {
  expect(inert('هل ما زال متوفراً؟ نعم.')).toBe('هل ما زال متوفراً؟ نعم.');
});
