import { readItem, writeItem } from './storage.ts';

/** Parts of the site are files of their own. A newer deployment takes those of an older one away. */

const key = 'qaysari.reloaded-for';

const savers = new Set<() => Promise<unknown>>();

/** Calls `save` before this page reloads itself. Answers a function that takes it back. */
export function onBeforeReload(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Address of the script that the page began with; boot.js begins it where the page came with its words. */
export function ownScript(): string | undefined {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const meta = document.querySelector<HTMLMetaElement>('meta[name=start]');
  return script ?? meta?.content.split(' ')[0];
}

/** Whether the server gives out another version of the site than this page is. */
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

/** A part of the site did not come: the network, most likely, and no mistake of the page. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'A part is missing', { cause });
    this.name = 'ChunkLoadError';
  }
}

let reloading: Promise<boolean> | undefined;

/**
 * Reloads the page when a newer version has been deployed, once for each address; what was typed is saved before.
 * Goes to where the person is going by then. Answers whether it does.
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

/** From now on a press on a link loads its page: the router would go there in a page that is about to be gone. */
function leaveLinksToBrowser(): void {
  const keepFromRouter = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
  };
  addEventListener('click', keepFromRouter, { capture: true });
}

const hereAddress = () => location.pathname + location.search + location.hash;

let targetAddress: () => string | undefined = () => undefined;

const destination = () => targetAddress() ?? hereAddress();

/** Reloads the page when a part of the site is missing. `target`: where a navigation that is under way leads. */
export function watchMissingChunks(target: () => string | undefined): void {
  targetAddress = target;
  window.addEventListener('vite:preloadError', () => {
    void reloadIfOutdated();
  });
}

/** Milliseconds until a part that did not come is asked for once more. */
const pause = 400;

/**
 * Loads a part of the site; throws ChunkLoadError. With a network it asks twice: the browser lets a second request share
 * one that is about to fail. It never fails for a newer deployment: the page is reloaded then.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // The page waits as it is until it is gone.
    if (await reloadIfOutdated()) return new Promise(() => undefined);
    if (!navigator.onLine) throw new ChunkLoadError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return load().catch((error: unknown) => {
    throw new ChunkLoadError(error);
  });
}

/** Resolves in a new task: somebody who touches the page meanwhile has an answer before it. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
