import { join, relative } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../repository.ts';
import { routeNames, routeOf } from '../../../web/src/lib/routes/routes.ts';
import type { Namespaces, TextUses } from './text-uses.ts';

export interface Site {
  uses: ReadonlyMap<ts.SourceFile, TextUses>;
  imports: ReadonlyMap<ts.SourceFile, ModuleImports>;
  /** All namespaces. */
  namespaces: Namespaces;
  routes: readonly SiteRoute[];
  /** Namespaces that are loaded before the first page. */
  always: readonly string[];
}

/** The first script shows something on every page, and before any route has loaded. */
const start: SiteRoute = {
  path: 'every page',
  files: [join(repositoryRoot, 'web/src/main.tsx')],
  texts: [],
};

/**
 * Where a page or its frame would show keys instead of texts: namespaces of its modules that neither its route nor the
 * function that fetches them loads. One line for each.
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
  return [...uses.keys()].find(({ fileName }) => fileName === name) ?? fail(`${name} is not there`);
}

interface Walk {
  site: Site;
  /** Files that routes load. Each is checked with the texts of its own route. */
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

/** Namespaces that the loader of a part names: it loads them together with the part. */
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

/** Our own modules that a file loads when it runs. */
interface ModuleImports {
  /** With the file itself. */
  statically: ts.SourceFile[];
  /** Later, by `import('…')`. */
  dynamically: DynamicImport[];
}

interface DynamicImport {
  call: ts.CallExpression;
  file: ts.SourceFile;
}

/** The imports of each of our files in the program. */
export function moduleImports(
  files: Iterable<ts.SourceFile>,
  checker: ts.TypeChecker,
): Map<ts.SourceFile, ModuleImports> {
  return new Map(
    [...files].map((file) => [
      file,
      { statically: staticImports(file, checker), dynamically: dynamicImports(file, checker) },
    ]),
  );
}

function staticImports(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const found = moduleOf(statement.moduleSpecifier, checker);
    return found ? [found] : [];
  });
}

/** Each `import('…')` of a file of ours below a node. */
function dynamicImports(node: ts.Node, checker: ts.TypeChecker): DynamicImport[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [name] = node.arguments;
    const file = name && moduleOf(name, checker);
    return file ? [{ call: node, file }] : [];
  }
  const found: DynamicImport[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...dynamicImports(child, checker));
  });
  return found;
}

function moduleOf(name: ts.Expression, checker: ts.TypeChecker): ts.SourceFile | undefined {
  const declared = checker.getSymbolAtLocation(name)?.valueDeclaration;
  return declared && ts.isSourceFile(declared) ? declared : undefined;
}

interface SiteRoute {
  path: string;
  /** Files of the page, and of the layouts and guards around it. */
  files: string[];
  /** Namespaces that its loader loads. */
  texts: readonly string[];
}

const app = join(repositoryRoot, 'web/src/app');

/** The pages of the site. The table of routes has their layouts, `pages.ts` has their files. */
export function siteRoutes(program: ts.Program): SiteRoute[] {
  const page = pageFiles(program);
  const pages = routeNames.map((name) => {
    const { path, layout, access, texts = [] } = routeOf(name);
    const around = [`layout/${layout}-layout.tsx`, ...(access ? ['guards.tsx'] : [])];
    return {
      path: `/${path}`,
      files: [...around.map((file) => join(app, file)), page(name)],
      texts,
    };
  });
  return [...pages, { path: '*', files: [page('notFound')], texts: [] }];
}

/** `home: async () => (await import('../pages/home-page.tsx')).HomePage`: name → file. */
function pageFiles(program: ts.Program): (name: string) => string {
  const files = new Map<string, string>();
  const read = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, read);
      return;
    }
    const [found] = dynamicImports(node, program.getTypeChecker());
    if (found) files.set(node.name.getText(), found.file.fileName);
  };
  read(program.getSourceFile(join(app, 'pages.ts')) ?? fail('web/src/app/pages.ts is not there'));
  return (name) => files.get(name) ?? fail(`pages.ts has no ${name}`);
}

function fail(problem: string): never {
  throw new Error(problem);
}
