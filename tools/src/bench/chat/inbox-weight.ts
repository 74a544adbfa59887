import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildPart, startParts, withImports } from '../../../../web/start-parts.ts';
import { repositoryRoot } from '../../repository.ts';

export interface InboxWeight {
  /** Bytes after gzip that a conversation's page loads besides those of every page. */
  page: number;
  /** The live connection, which comes after the first messages are there. */
  live: number;
}

const dist = join(repositoryRoot, 'web/dist');

/** Parts of the site that name the Firebase SDK. */
const livePart = '/live/';

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  new Set([...all].filter((each) => !some.has(each)));

/** Weighs the scripts of the built site. */
export function inboxWeight(): InboxWeight {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    BuildPart & { file: string }
  >;
  const every = startParts(manifest);
  const page = without(withImports(manifest, ['src/pages/conversation-page.tsx']), every);
  const live = new Set<string>();
  const visit = (keys: Iterable<string>) => {
    for (const key of keys) {
      for (const each of manifest[key]?.dynamicImports ?? []) {
        if (!each.includes(livePart) || live.has(each)) continue;
        const own = withImports(manifest, [each]);
        for (const key of own) live.add(key);
        visit(own);
      }
    }
  };
  visit(page);
  const weigh = (keys: ReadonlySet<string>) =>
    [...keys]
      .map((key) => gzipSync(readFileSync(join(dist, manifest[key]?.file ?? ''))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  return { page: weigh(page), live: weigh(without(without(live, every), page)) };
}
