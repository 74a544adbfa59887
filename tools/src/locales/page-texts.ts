import { join, relative } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../repository.ts';
import type { ModuleImports } from './module-imports.ts';
import type { SiteRoute } from './site-routes.ts';
import type { Namespaces, TextUses } from './text-uses.ts';

export interface Site {
  uses: ReadonlyMap<ts.SourceFile, TextUses>;
  imports: ReadonlyMap<ts.SourceFile, ModuleImports>;
  /** All namespaces there are. */
  namespaces: Namespaces;
  routes: readonly SiteRoute[];
  /** Namespaces that come before the first page. */
  always: readonly string[];
}

/** The first script shows something on every page, and before any route has loaded. */
const start: SiteRoute = {
  path: 'every page',
  files: [join(repositoryRoot, 'web/src/main.tsx')],
  texts: [],
};

/**
 * Where a page, or what stands around it, would show keys instead of texts: namespaces of its modules that neither its
 * route nor the function that fetches them loads. One line for each.
 */
export function textsNotLoaded(site: Site): string[] {
  const pages = new Set(site.routes.flatMap(({ files }) => files));
  return [start, ...site.routes].flatMap(({ path, files, texts }) => {
    const walk = { site, pages, seen: new Set<string>(), missing: new Set<string>() };
    for (const file of files) visit(fileOf(file, site), [...site.always, ...texts], walk);
    return [...walk.missing].map((each) => `${path}: ${each}`);
  });
}

function fileOf(name: string, { uses }: Site): ts.SourceFile {
  const file = [...uses.keys()].find(({ fileName }) => fileName === name);
  if (!file) throw new Error(`${name} is not there.`);
  return file;
}

interface Walk {
  site: Site;
  /** Files that routes fetch: each is looked at with the texts of its own route. */
  pages: ReadonlySet<string>;
  seen: Set<string>;
  missing: Set<string>;
}

function visit(file: ts.SourceFile, loaded: readonly string[], walk: Walk): void {
  const { site, seen, missing } = walk;
  const visited = [file.fileName, ...loaded].join(' ');
  if (seen.has(visited)) return;
  seen.add(visited);
  for (const namespace of site.uses.get(file)?.shown ?? []) {
    if (loaded.includes(namespace)) continue;
    missing.add(`${relative(repositoryRoot, file.fileName)} shows texts of ${namespace}.json`);
  }
  const { statically = [], dynamically = [] } = site.imports.get(file) ?? {};
  for (const each of statically) visit(each, loaded, walk);
  for (const { call, file: part } of dynamically) {
    if (walk.pages.has(part.fileName)) continue;
    const more = namedBeside(call, site.namespaces).filter((name) => !loaded.includes(name));
    visit(part, [...loaded, ...more], walk);
  }
}

/** Namespaces that the function which fetches a part of a page names: it loads them with it. */
function namedBeside(call: ts.CallExpression, namespaces: Namespaces): string[] {
  const around = ts.findAncestor(call, ts.isFunctionLike) ?? call;
  const named = new Set<string>();
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && namespaces.has(node.text)) named.add(node.text);
    ts.forEachChild(node, read);
  };
  read(around);
  return [...named].sort();
}
