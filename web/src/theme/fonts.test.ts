import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The code points of each face, by the part of its file's name that says what it is for. */
const faces = new Map(
  [...css.matchAll(/vazirmatn-(\w+)-.*?unicode-range:\s*(.*?);/gs)].map(([, name, ranges = '']) => [
    name,
    new Set(ranges.split(',').flatMap(codePoints)),
  ]),
);

function codePoints(range: string): number[] {
  const [from = NaN, to = from] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => parseInt(hex, 16));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

it('are the same for English pages, but for their height', () => {
  const facesOf = (family: string) =>
    [...css.matchAll(/@font-face {.*?}/gs)]
      .map(([face]) => face)
      .filter((face) => face.includes(family))
      .map((face) => face.replace(/\s*(font-family|ascent-override|descent-override):.*?;/g, ''));
  expect(facesOf("'Vazirmatn English'")).toEqual(facesOf("'Vazirmatn Variable'"));
});

describe('the faces of Vazirmatn', () => {
  const [arabic, latin] = [faces.get('arabic')!, faces.get('latin')!];

  it('shape Arabic words and the spaces between them together (decision 27)', () => {
    for (const space of [0x20, 0xa0]) expect(arabic.has(space)).toBe(true);
  });

  it('share no character', () => {
    expect([...arabic].filter((point) => latin.has(point))).toEqual([]);
  });

  it('hold all of Latin-1 together', () => {
    const lacking = codePoints('U+20-FF').filter((one) => !arabic.has(one) && !latin.has(one));
    expect(lacking).toEqual([]);
  });
});
