import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The code points of each face, by the name of its file. */
const faces = new Map(
  [...css.matchAll(/(\w+)\.woff2.*?unicode-range:\s*(.*?);/gs)].map(([, name, ranges = '']) => [
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

/** The characters of the files below a folder of the repository whose names end so. */
function charactersOf(folder: string, ending: string): string[] {
  const root = join(import.meta.dirname, '../../..', folder);
  const texts = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(ending))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(texts.length).toBeGreaterThan(3);
  return [...new Set(texts.join('').replaceAll('\n', ''))];
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
  const [everyday, rare] = [faces.get('everyday')!, faces.get('rare')!];

  it('shape Arabic words with the spaces, digits and signs between them (decision 27)', () => {
    const besideLetters = '\u00A0 0123456789.:,-/()%«»…²،؛؟٪';
    for (const character of `${besideLetters}ابجدپڤگێۆڕڵ`)
      expect(everyday.has(character.codePointAt(0)!), character).toBe(true);
  });

  it('hold every character of our own texts in the file that each page asks for', () => {
    const characters = charactersOf('locales', '.json');
    expect(characters.filter((one) => !everyday.has(one.codePointAt(0)!))).toEqual([]);
  });

  it('hold every character of the ads and conversations of the seed', () => {
    const characters = charactersOf('emulator-data', '.yaml');
    const lacking = characters.filter((one) => {
      const point = one.codePointAt(0)!;
      return !everyday.has(point) && !rare.has(point);
    });
    expect(lacking).toEqual([]);
  });

  it('keep the marks of Arabic letters beside the letters', () => {
    const marks = [...rare].map((point) => String.fromCodePoint(point));
    expect(marks.filter((one) => /[\p{Mn}\p{Mc}]/u.test(one))).toEqual([]);
  });

  it('cost a first visit less than 45 KB, the headers of the answer among them', () => {
    const headers = 1200;
    const { size } = statSync(join(import.meta.dirname, 'vazirmatn/everyday.woff2'));
    expect(size + headers).toBeLessThan(44_600);
  });

  it('share no character', () => {
    expect([...everyday].filter((point) => rare.has(point))).toEqual([]);
  });

  it('hold all of Latin-1 and Latin Extended-A together', () => {
    const lacking = [...codePoints('U+20-7E'), ...codePoints('U+A0-17F')].filter(
      (one) => !everyday.has(one) && !rare.has(one),
    );
    expect(lacking).toEqual([]);
  });
});
