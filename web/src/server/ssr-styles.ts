import type { EmotionCache } from '@emotion/cache';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { createStyles } from '../theme/system.ts';
import { renderPage, firstDataOf } from './render.tsx';
import { styleFixtures } from './style-fixtures.ts';

export interface SsrStyles {
  /** Rules of the whole page and of components. */
  css: string;
  /** Name of the rules of the whole page. */
  global: string;
  /** Names of the classes, without their prefix. */
  classes: string[];
}

/**
 * The styles of pages that show everything the public pages may show. The build makes a stylesheet of them. So
 * server-rendered pages have their styles before any script loads, and the browser does not compute them again.
 */
export async function stylesOfFixtures(): Promise<SsrStyles> {
  const styles = createStyles();
  for (const language of languageCodes) {
    for (const page of styleFixtures(language)) await renderPage(page, firstDataOf(page), styles);
  }
  return read(styles);
}

function read({ inserted, key }: EmotionCache): SsrStyles {
  const rules = Object.entries(inserted).filter((rule): rule is [string, string] => {
    return typeof rule[1] === 'string' && rule[1] !== '';
  });
  const isClass = ([name, css]: [string, string]) => css.includes(`.${key}-${name}`);
  const [global, ...others] = rules.filter((rule) => !isClass(rule));
  if (!global || others.length > 0) throw new Error('There must be one set of global styles');
  return {
    css: rules.map(([, css]) => css).join('\n'),
    global: global[0],
    classes: rules.filter(isClass).map(([name]) => name),
  };
}
