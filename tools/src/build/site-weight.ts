import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildPart } from '../../../web/start-parts.ts';

type Part = BuildPart & { file: string; css?: string[] };

/** The built site of a checkout, by its manifest. */
export function builtSite(root: string) {
  const dist = join(root, 'web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Part
  >;
  const sentBytes = (file: string) => {
    const bytes = readFileSync(join(dist, file));
    return /\.(js|css|html|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;
  };
  return {
    dist,
    manifest,
    /** Bytes of these files as Hosting sends them: compressed where that helps. */
    weigh: (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sentBytes(file), 0),
  };
}
