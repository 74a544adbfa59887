import { dirname, relative, resolve, sep } from 'node:path';
import type { ESLint, Rule } from 'eslint';

/** Folder → the folders that it must not import. */
const forbiddenWorkspaces: Readonly<Record<string, readonly string[]>> = {
  contract: ['functions', 'web', 'tools', 'tests', 'locales'],
  functions: ['web', 'tools', 'tests'],
  web: ['functions', 'tools', 'tests'],
};

/** Every other folder of `functions/src` is a feature. Top to bottom, as all layers here. */
const functionsLayers = [
  ['index.ts'],
  ['http', 'pages', 'triggers.ts', 'schedules.ts'],
  ['<feature>'],
  ['platform'],
];

/** The files of a feature that others may import: its documents in Firestore, and a file of re-exports. */
const featureFaces: readonly string[] = ['store.ts', 'public.ts'];

/** A folder imports from its own layer and from those below it. */
export const webLayers = [
  ['main.tsx'],
  ['start'],
  ['server'],
  ['app'],
  ['pages'],
  ['features'],
  ['entities'],
  ['ui'],
  ['lib', 'i18n', 'theme', 'assets'],
];

/** Entities, top to bottom: the upper ones may import the lower ones, but not the reverse. */
export const webEntities = [
  ['investor', 'listing', 'report'],
  ['person', 'rate'],
];

/** Helpers of component tests, outside the layers. */
export const webTesting = 'testing';

function isUpwards(layers: readonly string[][], from = '', to = ''): boolean {
  const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name));
  return layerOf(to) !== -1 && layerOf(to) < layerOf(from);
}

function workspaceProblem(from: string, to: string): string | undefined {
  const forbidden = forbiddenWorkspaces[from];
  if (!forbidden?.includes(to)) return undefined;
  return `${from} must not import ${forbidden.join(', ')}.`;
}

type Steps = readonly string[];

function functionsProblem(from: Steps, to: Steps): string | undefined {
  const known = functionsLayers.flat();
  const layered = ([name = '', ...rest]: Steps) =>
    known.includes(name) || rest.length === 0 ? name : '<feature>';
  const names = [layered(from), layered(to)] as const;
  if (isUpwards(functionsLayers, ...names)) {
    return 'functions: index → http, pages, triggers, schedules → feature → platform → contract.';
  }
  if (!names.every((name) => name === '<feature>')) return undefined;
  if (from[0] === to[0]) {
    return to[1] === 'public.ts' ? 'public.ts is for other features.' : undefined;
  }
  return featureFaces.includes(to[1] ?? '')
    ? undefined
    : 'A feature reaches another only through its store.ts or its public.ts.';
}

function webProblem(from: Steps, to: Steps): string | undefined {
  if (isUpwards(webLayers, from[0], to[0])) {
    return 'web: start, server → app → pages → features → entities → ui → lib, i18n, theme, assets → contract.';
  }
  const isTest = /\.test\.tsx?$/.test(from.at(-1) ?? '');
  if (to[0] === webTesting && from[0] !== webTesting && !isTest) {
    return 'Only tests import what tests share.';
  }
  if (from[0] !== to[0]) return undefined;
  if (from[0] === 'entities' && isUpwards(webEntities, from[1], to[1])) {
    return 'entities: investor, listing, report → person, rate.';
  }
  const areFolders = from.length > 2 && to.length > 2;
  return from[0] === 'features' && areFolders && from[1] !== to[1]
    ? 'Features do not import each other; pages compose them.'
    : undefined;
}

/** Why a file must not import another; both as paths below the repository. */
export function importProblem(fromFile: string, toFile: string): string | undefined {
  const [from = '', fromSource, ...fromSteps] = fromFile.split('/');
  const [to = '', toSource, ...toSteps] = toFile.split('/');
  if (from !== to) return workspaceProblem(from, to);
  if (fromSource !== 'src' || toSource !== 'src') return undefined;
  if (from === 'functions') return functionsProblem(fromSteps, toSteps);
  return from === 'web' ? webProblem(fromSteps, toSteps) : undefined;
}

/** The file that a relative import names, below the repository. For packages see restricted-packages.ts. */
function importedFile(root: string, file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, resolve(dirname(file), specifier))
    .split(sep)
    .join('/');
}

/** The import directions of the repository, by paths alone: a new folder needs no entry anywhere. */
const rule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    return {
      /** The text between the quotes of `import`, `import()` and `export … from`. */
      ':matches(ImportDeclaration, ImportExpression, ExportAllDeclaration, ExportNamedDeclaration) > Literal.source'(
        node: Rule.Node & { value: unknown },
      ) {
        const imported = importedFile(context.cwd, context.filename, String(node.value));
        const problem = imported === undefined ? undefined : importProblem(file, imported);
        if (problem !== undefined) context.report({ node, message: problem });
      },
    };
  },
};

export const importZones: ESLint.Plugin = { rules: { 'import-zones': rule } };
