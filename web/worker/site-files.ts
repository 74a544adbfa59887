import { scope } from './scope.ts';

/* The files of the site that open without a network: each build has a cache of its own. They are fetched when the page
   asks for it, not when the worker is installed: notifications must not wait for them, nor fail with them. */

interface Build {
  id: string;
  /** The page without content, which starts at any address. */
  shell: string;
  /** The script of the shell. A shell without it is of another build. */
  script: string;
  /** Addresses that change with their content. */
  assets: readonly string[];
  /** What the shell needs besides; these addresses stay when the content changes. */
  files: readonly string[];
}

/** What the build wrote into this worker (tools/src/build/build-worker.ts). */
declare const qaysariBuild: Build;
const site = qaysariBuild;

const prefix = 'qaysari-site-';
const ownCache = prefix + site.id;

/** Names of the caches of builds, the newest first. */
async function cachesOfBuilds(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix)).reverse();
  return names.includes(ownCache)
    ? [ownCache, ...names.filter((name) => name !== ownCache)]
    : names;
}

async function matchIn(name: string, address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(address);
}

async function isComplete(name: string): Promise<boolean> {
  return (await matchIn(name, site.shell)) !== undefined;
}

/** An HTML page instead of a file is no file: captive portals answer so, and so do missing rewrites. */
function isFile(response: Response): boolean {
  return response.ok && response.headers.get('Content-Type')?.startsWith('text/html') !== true;
}

async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  // Files that the page has already loaded come from the browser's HTTP cache.
  const response = await fetch(address, { cache, priority: 'low' });
  if (!isFile(response)) throw new Error(`${address} is not there`);
  return response;
}

async function fetchShell(): Promise<Response> {
  const response = await fetch(site.shell, { cache: 'reload', priority: 'low' });
  if (!response.ok || response.redirected) throw new Error('The shell is not there');
  if (!(await response.clone().text()).includes(site.script))
    throw new Error('The shell is of another build');
  return response;
}

let filling: Promise<void> | undefined;

/**
 * Caches the missing files of this build, one after the other, and deletes all builds but this one and the one before,
 * whose pages may still be open. After a failure the cached files stay, and the next page continues.
 */
function cacheSite(): Promise<void> {
  filling ??= fill().finally(() => {
    filling = undefined;
  });
  return filling;
}

async function fill(): Promise<void> {
  if (await isComplete(ownCache)) return;
  const cache = await caches.open(ownCache);
  for (const address of site.assets) {
    if (await cache.match(address)) continue;
    await cache.put(address, (await cachedAsset(address)) ?? (await fetchFile(address)));
  }
  for (const address of site.files) {
    if (!(await cache.match(address))) await cache.put(address, await fetchFile(address, 'reload'));
  }
  // The shell comes last: a cache that has it is complete.
  await cache.put(site.shell, await fetchShell());
  const [, ...others] = await cachesOfBuilds();
  const complete = await Promise.all(others.map(isComplete));
  const before = others.find((_name, index) => complete[index]);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
}

/** A file of this build or the one before; undefined where it is not cached. */
export async function cachedAsset(address: string): Promise<Response | undefined> {
  for (const name of await cachesOfBuilds()) {
    const found = await matchIn(name, address);
    if (found) return found;
  }
  return undefined;
}

/** The shell of the newest build all of whose files are here. */
export function cachedShell(): Promise<Response | undefined> {
  return cachedAsset(site.shell);
}

export function isThisBuildCached(): Promise<boolean> {
  return isComplete(ownCache);
}

export function isFileOfShell(address: string): boolean {
  return site.files.includes(address);
}

export function listenToPages(): void {
  scope.addEventListener('message', (event) => {
    // A network failure is no failure of the worker: the next page retries.
    if (event.data === 'keep-site') event.waitUntil(cacheSite().catch(() => undefined));
  });
}
