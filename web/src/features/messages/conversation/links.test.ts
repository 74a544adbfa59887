import { expect, it } from 'vitest';
import { linksIn } from './links.ts';

const linksOf = (line: string) =>
  linksIn(line).flatMap(({ link }) => (link === undefined ? [] : [link.href]));

it.each([
  ['see https://example.com/a?b=1#c now', ['https://example.com/a?b=1#c']],
  ['HTTP://Example.com', ['http://example.com/']],
  ['(https://example.com).', ['https://example.com/']],
  ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
  ['شوف https://example.com، والله زين', ['https://example.com/']],
  ['https://a.example https://b.example', ['https://a.example/', 'https://b.example/']],
  ['javascript:alert(1) data:text/html,x ftp://example.com', []],
  ['example.com', []],
  ['https://', []],
  ['', []],
])('finds the links of %j', (line, expected) => {
  expect(linksOf(line)).toEqual(expected);
});

it('loses no letter of the line', () => {
  for (const line of ['a https://x.example, b', 'https://', 'nothing', 'https://x.example']) {
    expect(
      linksIn(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  }
});

it('names the host that a link leads to, not the one it pretends', () => {
  expect(linksIn('https://qaysari.iq@evil.example/x')[0]?.link?.host).toBe('evil.example');
  expect(linksIn('https://аррӏе.com')[0]?.link?.host).toMatch(/^xn--/);
});
