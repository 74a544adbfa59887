import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { build, loadEnv } from 'vite';
import { routeOf } from '../../../web/src/lib/routes/routes.ts';
import { type BuildPart, startParts, withImports } from '../../../web/start-parts.ts';
import { repositoryRoot } from '../repository.ts';

const web = join(repositoryRoot, 'web');
const dist = join(web, 'dist');

/** A part of the build in Vite's manifest. */
interface Chunk extends BuildPart {
  file: string;
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** Pages that open without a network, by their files. `npm run sizes` limits the weight of all. */
const offlinePages = {
  home: 'home-page',
  listings: 'listings-page',
  listing: 'listing-page',
  ownerListings: 'owner-listings-page',
  myFavorites: 'my-favorites-page',
  inbox: 'inbox-page',
  conversation: 'conversation-page',
} as const;

/** Parts that these pages load on demand. A part that the build has merged into another file comes with that file. */
const offlineParts = [
  ...['guards', 'layout/account-layout', 'layout/account-sheet', 'layout/user-menu'].map(
    (part) => `app/${part}`,
  ),
  'app/layout/offline-note',
  ...[
    'favorites/offline-favorites-sender',
    'listings/filter/filter-sheet',
    'notifications/push-prompt',
  ].map((part) => `features/${part}`),
  ...[
    'inbox/unread-badge',
    'menu/partner-menu',
    'composer/day-sheet',
    'composer/meeting-sheet',
  ].map((part) => `features/messages/${part}`),
  ...['leave-dialog', 'message-menu', 'unblock-button'].map(
    (part) => `features/messages/conversation/${part}`,
  ),
  'ui/toaster',
];

/** Modules that the pages always need, besides the start. */
function neededModules(): string[] {
  const names = Object.keys(offlinePages) as (keyof typeof offlinePages)[];
  const texts = new Set(names.flatMap((name) => routeOf(name).texts ?? []));
  return [
    ...Object.values(offlinePages).map((page) => `src/pages/${page}.tsx`),
    'src/lib/offline/offline-answers.ts',
    ...languageCodes.map((language) => `src/i18n/texts-${language}.ts`),
    ...languageCodes.flatMap((language) =>
      [...texts].map((text) => `../locales/${language}/${text}.json`),
    ),
  ];
}

/** Throws for a part that is no source file, because it would be missing offline. */
function sourceOf(name: string): string {
  const source = `src/${name}.tsx`;
  if (!existsSync(join(web, source))) throw new Error(`web/${source} is not there`);
  return source;
}

/** Files of the site that the service worker caches, below web/dist. */
function offlineFiles(manifest: Manifest): string[] {
  const keys = [
    ...startParts(manifest),
    ...neededModules(),
    ...offlineParts.map(sourceOf).filter((part) => manifest[part]),
  ];
  const chunks = [...withImports(manifest, keys)].flatMap((key) => manifest[key] ?? []);
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].sort();
}

/** Files that a page names by an address without a hash. */
function namedFiles(html: string): string[] {
  const found = html.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="(\/[\w.-]+)"/g);
  return [...new Set([...found].map(([, address = '']) => address))];
}

/** The facts about the build in the worker. A changed page or file makes a new worker. */
function buildOf(manifest: Manifest) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const assets = offlineFiles(manifest).map((file) => `/${file}`);
  const files = namedFiles(html);
  const contents = files.map((file) => readFileSync(join(dist, file), 'base64'));
  const hash = createHash('sha256').update(JSON.stringify([html, assets, contents]));
  const script = manifest['index.html']?.file ?? '';
  return { id: hash.digest('hex').slice(0, 16), shell: '/shell', script, assets, files };
}

/** The service worker in one file. `entry`: in web/worker. */
export async function bundleWorker(entry: string, site: object): Promise<string> {
  const result = await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    define: { qaysariBuild: JSON.stringify(site), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['safari15.6', 'ios15.6', 'chrome96', 'firefox115'],
      rolldownOptions: { input: join(web, 'worker', entry), output: { format: 'iife' } },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error('The service worker was not built.');
  return bundle.output[0].code;
}

/** Whether this installation has the offline cache switched off (docs/deploy.md). */
function isOff(): boolean {
  return loadEnv('production', web, 'VITE_')['VITE_OFFLINE'] === 'off';
}

/** Writes web/dist/sw.js, and the page that starts without a network. Call it when all else is in web/dist. */
export async function buildWorker(): Promise<void> {
  const text = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
  const site = buildOf(JSON.parse(text) as Manifest);
  // For the check of page sizes.
  writeFileSync(join(dist, '.vite/offline.json'), JSON.stringify([...site.assets, ...site.files]));
  copyFileSync(join(dist, 'index.html'), join(dist, 'shell.html'));
  const code = await bundleWorker(isOff() ? 'off.ts' : 'worker.ts', site);
  writeFileSync(join(dist, 'sw.js'), code);
}
