import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts as firstTexts } from '../../../web/src/i18n/texts-en.ts';
import { repositoryRoot } from '../repository.ts';
import { flatTexts, readLocales } from './locale-files.ts';
import { moduleImports, textsNotLoaded, siteRoutes } from './page-texts.ts';
import { namespacesOf, openProduct, textUses, type Namespaces } from './text-uses.ts';

/** Reading all code of the site and the functions takes some seconds, and more while other tests run. */
const readingMs = 120_000;

const english = flatTexts(readLocales(join(repositoryRoot, 'locales')).en);
const namespaces = namespacesOf(english);

describe('the texts in the code', () => {
  let program: ReturnType<typeof openProduct>;
  let uses: ReturnType<typeof textUses>;
  let imports: ReturnType<typeof moduleImports>;

  beforeAll(() => {
    program = openProduct();
    uses = textUses(program, namespaces);
    imports = moduleImports(uses.keys(), program.getTypeChecker());
  }, readingMs);

  /** Keys that no code names. */
  function unused(known: Namespaces): string[] {
    const used = new Set([...uses.values()].flatMap(({ keys }) => [...keys]));
    return [...known]
      .flatMap(([namespace, keys]) => [...keys].map((key) => `${namespace}:${key}`))
      .filter((key) => !used.has(key));
  }

  const notLoaded = (routes: ReturnType<typeof siteRoutes>) =>
    textsNotLoaded({ uses, imports, namespaces, routes, always: Object.keys(firstTexts) });

  it('leave no key of the locale files unused', () => {
    expect(unused(namespaces)).toEqual([]);
  });

  it('are read by their types: a key that no code names is found', () => {
    expect(unused(new Map([['common', new Set(['siteName', 'nobody'])]]))).toEqual([
      'common:nobody',
    ]);
  });

  it('are loaded by the route of each page that shows them', () => {
    expect(notLoaded(siteRoutes(program))).toEqual([]);
  });

  it('are loaded by no route in vain: its page misses each that is left out', () => {
    const routes = siteRoutes(program);
    const forgetful = routes.flatMap((route) =>
      route.texts.map((text) => ({ ...route, texts: route.texts.filter((each) => each !== text) })),
    );
    expect(forgetful.length).toBeGreaterThan(10);
    expect(forgetful.filter((route) => notLoaded([route]).length === 0)).toEqual([]);
  });
});
