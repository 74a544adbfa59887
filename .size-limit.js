// What each page may weigh (gzip), for `npm run sizes` and `npm run validate`: web/page-sizes.json.
import { readFileSync } from 'node:fs';
import { startParts, withImports } from './web/start-parts.ts';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const manifest = read('web/dist/.vite/manifest.json');
const limits = read('web/page-sizes.json');

const filesOf = (keys) => [...keys].map((key) => `web/dist/${manifest[key].file}`);
const start = startParts(manifest);

const pages = Object.keys(manifest)
  .map((key) => /^src\/pages\/(.+)\.tsx$/.exec(key)?.[1])
  .filter((name) => name !== undefined);

for (const name of Object.keys(limits.pages)) {
  if (!pages.includes(name)) throw new Error(`web/page-sizes.json: there is no page "${name}".`);
}

const entry = (name, keys, limit) => ({ name, path: filesOf(keys), limit, gzip: true });

const offline = read('web/dist/.vite/offline.json').map((file) => `web/dist${file}`);

export default [
  entry('every page', start, limits.everyPage),
  { name: 'kept for times without a network', path: offline, limit: limits.offline, gzip: true },
  ...pages.map((name) => {
    const own = [...withImports(manifest, [`src/pages/${name}.tsx`])].filter(
      (key) => !start.has(key),
    );
    // A page without a line in the table may weigh nothing: so it gets one.
    return entry(name, own, limits.pages[name] ?? '0 B');
  }),
];
