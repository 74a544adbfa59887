/**
 * Makes the site's two font files of Vazirmatn (`npm run fonts --workspace tools`): the first for every page, the second for what few pages show.
 * web/src/theme/fonts.css says which characters each of them holds.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { packageDirectory, repositoryRoot } from '../repository.ts';

const theme = join(repositoryRoot, 'web/src/theme');
const original = join(packageDirectory('vazirmatn'), 'fonts/variable/Vazirmatn[wght].ttf');

/** Copyright and licence stay in the file. */
const nameIds = { copyright: 0, license: 13, licenseUrl: 14 };

/** Joining, ligatures, the place of marks, and spacing. Left out are small capitals and other shapes nobody asks for. */
const features = 'calt ccmp fina init isol liga medi rlig rclt locl curs kern mark mkmk'.split(' ');

const font = await readFile(original);
const css = await readFile(join(theme, 'fonts.css'), 'utf8');
for (const [, file = '', ranges = ''] of css.matchAll(
  /'Vazirmatn Variable';.*?url\('\.\/(.*?)'\).*?unicode-range:\s*(.*?);/gs,
)) {
  const subset = await subsetFont(font, ranges.split(',').map(charactersOf).join(''), {
    targetFormat: 'woff2',
    // The weights of web/src/theme/tokens.ts.
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
    keepFeatures: features,
    preserveNameIds: Object.values(nameIds),
  });
  await writeFile(join(theme, file), subset);
  console.log(`${file}: ${subset.length} bytes`);
}

function charactersOf(range: string): string {
  const [from = NaN, to = from] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => parseInt(hex, 16));
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
