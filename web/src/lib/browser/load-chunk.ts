import { readItem, writeItem } from './storage.ts';

/** Chunks of the site are files of their own. A newer deployment removes the files of an older one. */

const key = 'qaysari.reloaded-for';

const savers = new Set<() => Promise<unknown>>();

/** Calls `save` before this page reloads itself. Answers a function that unsubscribes. */
export function onBeforeReload(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Address of the page's entry script. On server-rendered pages boot.js starts it. */
export function ownScript(): string | undefined {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const meta = document.querySelector<HTMLMetaElement>('meta[name=start]');
  return script ?? meta?.content.split(' ')[0];
}

/** Whether the server delivers another version of the site than this page. */
async function isOutdated(): Promise<boolean> {
  const own = ownScript();
  if (own === undefined) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}

/** A chunk failed to load: most likely because of the network, and no bug of the page. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'A part is missing', { cause });
    this.name = 'ChunkLoadError';
  }
}

let reloading: Promise<boolean> | undefined;

/**
 * Reloads the page when a newer version has been deployed, once for each address. Typed values are saved before. It
 * loads the target of a pending navigation. Answers whether it reloads.
 */
function reloadIfOutdated(): Promise<boolean> {
  const isDone = () => readItem('sessionStorage', key) === destination();
  const reload = async () => {
    if (!navigator.onLine || isDone() || !(await isOutdated())) return false;
    await Promise.allSettled([...savers].map((save) => save()));
    const target = destination();
    if (isDone() || !writeItem('sessionStorage', key, target)) return false;
    leaveLinksToBrowser();
    if (target === hereAddress()) location.reload();
    else location.assign(target);
    return true;
  };
  reloading ??= reload().finally(() => {
    reloading = undefined;
  });
  return reloading;
}

/** From now on links load their page, because the router would navigate within a page that is about to unload. */
function leaveLinksToBrowser(): void {
  const keepFromRouter = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
  };
  addEventListener('click', keepFromRouter, { capture: true });
}

const hereAddress = () => location.pathname + location.search + location.hash;

let targetAddress: () => string | undefined = () => undefined;

const destination = () => targetAddress() ?? hereAddress();

/** Reloads the page when a chunk of the site is missing. `target`: the target of a pending navigation. */
export function watchMissingChunks(target: () => string | undefined): void {
  targetAddress = target;
  window.addEventListener('vite:preloadError', () => {
    void reloadIfOutdated();
  });
}

/** Delay before the retry of a failed chunk, in milliseconds. */
const pause = 400;

/**
 * Loads a chunk of the site; throws ChunkLoadError. With a network it tries twice, because the browser lets a second
 * request share one that is about to fail. After a newer deployment it does not fail: the page reloads.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // Never resolves: the page stays as it is until it unloads.
    if (await reloadIfOutdated()) return new Promise(() => undefined);
    if (!navigator.onLine) throw new ChunkLoadError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return load().catch((error: unknown) => {
    throw new ChunkLoadError(error);
  });
}

/** Resolves in a new task, so that the page can respond to input before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
