import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildPart, startParts, withImports } from '../../../web/start-parts.ts';

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
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sentBytes(file), 0);
  const start = startParts(manifest);
  return {
    dist,
    manifest,
    /** Parts of every page. */
    start,
    /** Parts that this page adds. */
    ownParts: (page: string) => [...withImports(manifest, [page])].filter((key) => !start.has(key)),
    /** Bytes of these files as Hosting sends them: compressed where that helps. */
    weigh,
    weighParts: (keys: Iterable<string>) =>
      weigh([...keys].flatMap((key) => manifest[key]?.file ?? [])),
  };
}
