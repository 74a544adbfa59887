import type { SiteBundle } from '@qaysari/contract/pages';
import { firstDataId } from '../lib/browser/first-data.ts';
import { createStyles } from '../theme/styles.ts';
import { drawPage } from './draw.tsx';
import { firstDataOf } from './first-data.ts';
import { forEverybody } from '../lib/routes/is-for-search-engines.ts';
import { routeOf } from '../lib/routes/routes.ts';
import { headOf as headOfPage } from './head/head.ts';
import { dataScript } from './head/markup.ts';
import { stylesOfSamples } from './sample-styles.ts';

/** What the function `pages` has of the site: this file and all that it needs are built into one. */
export const headOf: SiteBundle['headOf'] = headOfPage;

export const pagePaths: SiteBundle['pagePaths'] = forEverybody
  .map((name) => routeOf(name).path)
  .filter((path) => !path.includes(':'))
  .map((path) => path && `/${path}`);

export const bodyOf: SiteBundle['bodyOf'] = async (page) => {
  const first = firstDataOf(page);
  const drawn = await drawPage(page, first, createStyles());
  // React puts them first.
  const [preloads = ''] = /^(?:<link[^>]*>)*/.exec(drawn) ?? [];
  return {
    preloads,
    root: drawn.slice(preloads.length),
    data: dataScript(first, { type: 'application/json', id: firstDataId }),
  };
};

/** For the build alone (tools/src/build/build-web.ts). */
export { stylesOfSamples };
