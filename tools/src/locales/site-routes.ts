import { join } from 'node:path';
import ts from 'typescript';
import { routeNames, routeOf } from '../../../web/src/lib/routes/routes.ts';
import { repositoryRoot } from '../repository.ts';
import { dynamicImports } from './module-imports.ts';

export interface SiteRoute {
  path: string;
  /** Files of the page, and of the layouts and guards around it. */
  files: string[];
  /** Namespaces that its loader brings. */
  texts: readonly string[];
}

const app = join(repositoryRoot, 'web/src/app');

/** The pages of the site: the table of routes says what is around them, `pages.ts` which file each is. */
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
  read(fileOf(program, 'pages.ts'));
  return (name) => files.get(name) ?? fail(`pages.ts has no ${name}`);
}

function fileOf(program: ts.Program, name: string): ts.SourceFile {
  return program.getSourceFile(join(app, name)) ?? fail(`web/src/app/${name} is not there`);
}

function fail(problem: string): never {
  throw new Error(problem);
}
