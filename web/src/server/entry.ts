import type { SiteBundle } from '@qaysari/contract/pages';
import { firstDataId } from '../lib/browser/first-data.ts';
import { createStyles } from '../theme/system.ts';
import { renderPage, firstDataOf } from './render.tsx';
import { forEverybody } from '../lib/routes/is-page.ts';
import { routeOf } from '../lib/routes/routes.ts';
import { headOf as headOfPage, dataScript } from './head/head.ts';
import { stylesOfFixtures } from './ssr-styles.ts';

/** What the function `pages` has of the site: this file and all that it needs are built into one. */
export const headOf: SiteBundle['headOf'] = headOfPage;

export const pagePaths: SiteBundle['pagePaths'] = forEverybody
  .map((name) => routeOf(name).path)
  .filter((path) => !path.includes(':'))
  .map((path) => path && `/${path}`);

export const bodyOf: SiteBundle['bodyOf'] = async (page) => {
  const first = firstDataOf(page);
  const html = await renderPage(page, first, createStyles());
  // React puts them first.
  const [preloads = ''] = /^(?:<link[^>]*>)*/.exec(html) ?? [];
  return {
    preloads,
    root: html.slice(preloads.length),
    data: dataScript(first, { type: 'application/json', id: firstDataId }),
  };
};

/** For the build alone (tools/src/build/build-web.ts). */
export { stylesOfFixtures };
