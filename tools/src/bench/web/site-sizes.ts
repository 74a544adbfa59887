import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchPage } from './bench-pages.ts';
import type { Sample } from './samples.ts';

/** A part of Vite's manifest. */
export interface ManifestPart {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestPart>;

/** The keys of these parts and of all that they import at once. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const each of manifest[key]?.imports ?? []) add(each);
  };
  keys.forEach(add);
  return found;
}

/** The scripts of a page: those of every page, and those that its chunk adds. */
export function scriptsOf(manifest: Manifest, chunk: string): { start: string[]; route: string[] } {
  if (!manifest[chunk]) throw new Error(`The manifest has no "${chunk}"`);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const entry = [...withImports(manifest, entries)];
  // The entry loads the files of the start (web/src/main.tsx).
  const begun = entry.flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const start = withImports(manifest, [...entry, ...begun]);
  const route = [...withImports(manifest, [chunk])].filter((key) => !start.has(key));
  const files = (keys: Iterable<string>) => [
    ...new Set(
      [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('js')),
    ),
  ];
  return { start: files(start), route: files(route) };
}

/** What the scripts of a page weigh after gzip, by the manifest of the build. */
export function siteSizes(root: string, { chunk }: BenchPage): Sample {
  const dist = join(root, 'web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { start, route } = scriptsOf(manifest, chunk);
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  return {
    scriptsKb: kilobytes([...start, ...route]),
    scripts: start.length + route.length,
    routeKb: kilobytes(route),
  };
}
