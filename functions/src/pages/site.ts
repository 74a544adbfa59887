import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteBundle } from '@qaysari/contract/pages';

/** The site of the same build. */
export interface Site {
  /** The built index.html. */
  template(): Promise<string>;
  /** What Hosting sends with each file: the Content-Security-Policy and its like. */
  headers(): Promise<OutgoingHttpHeaders>;
  /** The server's part of the site. */
  bundle(): Promise<SiteBundle>;
}

/** Beside the bundle of the functions. */
export const builtSite = join(import.meta.dirname, 'site');

/** Each file is read once. A read that fails is retried with the next page. */
export function openSite(folder: string): Site {
  return {
    template: cached(() => readFile(join(folder, 'index.html'), 'utf8')),
    headers: cached(
      async () =>
        JSON.parse(await readFile(join(folder, 'headers.json'), 'utf8')) as OutgoingHttpHeaders,
    ),
    bundle: cached(
      async () => (await import(pathToFileURL(join(folder, 'entry.js')).href)) as SiteBundle,
    ),
  };
}

function cached<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
