import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A zone of `import-x/no-restricted-paths`: files of `target` must not import files of `from`. */
export interface ImportZone {
  target: string;
  from: string[];
  /** Below each folder of `from`. */
  except?: string[];
  message: string;
}

const functionsRoot = 'functions/src';
const webRoot = 'web/src';

/** Folders of `functions/src` that are layers; every other folder is a feature. */
const functionsEdge = ['http', 'pages', 'triggers'];
const functionsGround = ['platform'];

/** Top to bottom. A folder imports from its own layer and from those below it. */
export const webLayers = [
  ['start'],
  ['server'],
  ['app'],
  ['pages'],
  ['features'],
  ['entities'],
  ['ui'],
  ['lib', 'i18n', 'theme', 'assets'],
] as const;

/** Top to bottom, too: what one thing shows may use what is known of another, and never the other way round. */
export const webEntities = [
  ['investor', 'listing', 'report'],
  ['person', 'rate'],
] as const;
/** What component tests share, outside the layers. */
export const webTesting = 'testing';

/** The import directions, for the folders that exist below `root` now. */
export function importZones(root: string): ImportZone[] {
  return [...workspaceZones(), ...functionsZones(root), ...webZones(root)];
}

function workspaceZones(): ImportZone[] {
  const forbidden = {
    contract: ['functions', 'web', 'tools', 'tests', 'locales'],
    functions: ['web', 'tools', 'tests'],
    web: ['functions', 'tools', 'tests'],
  };
  return Object.entries(forbidden).map(([target, from]) => ({
    target,
    from,
    message: `${target} must not import ${from.join(', ')}.`,
  }));
}

function functionsZones(root: string): ImportZone[] {
  const features = foldersIn(join(root, functionsRoot)).filter(
    (folder) => ![...functionsEdge, ...functionsGround].includes(folder),
  );
  const layers = [['index.ts'], functionsEdge, features, functionsGround];
  const direction = 'functions: index → http, pages, triggers → feature → platform → contract.';
  return [
    ...layerZones(functionsRoot, layers, direction),
    ...siblingZones(functionsRoot, features, {
      except: ['store.ts'],
      message: 'A feature reaches another only through its store.ts.',
    }),
  ];
}

function webZones(root: string): ImportZone[] {
  const features = foldersIn(join(root, webRoot, 'features'));
  const direction =
    'web: start, server → app → pages → features → entities → ui → lib, i18n, theme, assets → contract.';
  return [
    ...layerZones(webRoot, [['main.tsx'], ...webLayers], direction),
    ...layerZones(
      `${webRoot}/entities`,
      webEntities,
      'entities: investor, listing, report → person, rate.',
    ),
    ...siblingZones(`${webRoot}/features`, features, {
      message: 'Features do not import each other; pages compose them.',
    }),
    {
      target: `${webRoot}/**/!(*.test).{ts,tsx}`,
      from: below(webRoot, [webTesting]),
      message: 'Only tests import what tests share.',
    },
  ];
}

function layerZones(
  base: string,
  layers: readonly (readonly string[])[],
  message: string,
): ImportZone[] {
  return layers.slice(1).flatMap((layer, above) => {
    const from = layers.slice(0, above + 1).flatMap((upper) => below(base, upper));
    return below(base, layer).map((target) => ({ target, from, message }));
  });
}

function siblingZones(
  base: string,
  folders: string[],
  rule: Pick<ImportZone, 'except' | 'message'>,
): ImportZone[] {
  if (folders.length < 2) return [];
  return folders.map((folder) => ({
    target: `${base}/${folder}`,
    from: below(
      base,
      folders.filter((other) => other !== folder),
    ),
    ...rule,
  }));
}

function below(base: string, names: readonly string[]): string[] {
  return names.map((name) => `${base}/${name}`);
}

/** Names of the folders directly in `path`; none when it is not there. */
export function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
