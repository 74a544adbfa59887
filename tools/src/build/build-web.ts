import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { repositoryRoot } from '../repository.ts';
import type { BuildStep } from './build-when-changed.ts';
import { buildWorker } from './build-worker.ts';

export const viteConfig = join(repositoryRoot, 'web/vite.config.ts');
const serverViteConfig = join(repositoryRoot, 'web/vite.server.config.ts');
const serverEntry = join(repositoryRoot, 'web/dist-server/entry.js');
const stylesFile = join(repositoryRoot, 'web/dist-server/styles.json');

/**
 * Does it with the NODE_ENV of production: Vite builds for that of its process. Vitest, which builds too, has another
 * one, and gets it back.
 */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV: before } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

const inputs = [
  'web/{src,public,worker}/**',
  'web/*.{html,js,json,ts}',
  'web/.env*',
  'contract/src/**',
  'locales/**',
  'package-lock.json',
  'tools/src/build/**',
];

/** Builds web/dist-server: what the function `pages` has of the site. */
const webServerBuild: BuildStep = {
  name: 'web-server',
  inputs,
  environmentPrefix: 'VITE_',
  output: 'web/dist-server/styles.json',
  build: () =>
    inProduction(async () => {
      await build({ configFile: serverViteConfig, logLevel: 'warn', mode: 'production' });
      // Another build in this process is another module.
      const { stylesOfFixtures } = (await import(
        `${pathToFileURL(serverEntry).href}?${Date.now()}`
      )) as { stylesOfFixtures: () => Promise<unknown> };
      writeFileSync(stylesFile, JSON.stringify(await stylesOfFixtures()));
    }),
};

/** Builds web/dist. Its styles come from the build of the server's part. */
export const webBuild: BuildStep = {
  name: 'web',
  inputs,
  environmentPrefix: 'VITE_',
  output: 'web/dist/sw.js',
  after: webServerBuild,
  build: () =>
    inProduction(async () => {
      await build({ configFile: viteConfig, logLevel: 'warn', mode: 'production' });
      await buildWorker();
    }),
};
