import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildPart, startParts, withImports } from '../../../../web/start-parts.ts';
import type { BenchPage } from './bench-pages.ts';
import type { Sample } from './samples.ts';

type Manifest = Record<string, BuildPart & { file: string }>;

/** The scripts of a page: those of every page, and those that its chunk adds. */
export function scriptsOf(manifest: Manifest, chunk: string): { start: string[]; route: string[] } {
  const start = startParts(manifest);
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
