import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildPart, startParts, withImports } from '../../../../web/start-parts.ts';
import { repositoryRoot } from '../../repository.ts';

type Part = BuildPart & { file: string; css?: string[] };

const dist = join(repositoryRoot, 'web/dist');

/** Pages whose scripts a visit of the mix loads. */
const visitedPages = [
  'src/pages/home-page.tsx',
  'src/pages/listings-page.tsx',
  'src/pages/listing-page.tsx',
];

/** Bytes of scripts and styles after gzip, and of the everyday font, that a visit with an empty cache loads from Hosting. */
export function siteBytes(): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Part
  >;
  const parts = new Set([...startParts(manifest), ...withImports(manifest, visitedPages)]);
  const files = new Set([...parts].flatMap((key) => filesOf(manifest[key])));
  for (const font of globSync('assets/everyday-*.woff2', { cwd: dist })) files.add(font);
  return [...files].reduce((sum, file) => sum + sentBytesOf(file), 0);
}

function filesOf(part: Part | undefined): string[] {
  return part ? [part.file, ...(part.css ?? [])] : [];
}

function sentBytesOf(file: string): number {
  const bytes = readFileSync(join(dist, file));
  return /\.(js|css|html|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}
