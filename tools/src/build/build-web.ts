import { join } from 'node:path';
import { build } from 'vite';
import { repositoryRoot } from '../repository.ts';
import type { BuildStep } from './build-when-changed.ts';

export const viteConfig = join(repositoryRoot, 'web/vite.config.ts');

/** Builds web/dist. */
export const webBuild: BuildStep = {
  name: 'web',
  inputs: [
    'web/{src,public}/**',
    'web/*.{html,json,ts}',
    'web/.env*',
    'contract/src/**',
    'locales/**',
    'package-lock.json',
    'tools/src/build/**',
  ],
  environmentPrefix: 'VITE_',
  output: 'web/dist/index.html',
  async build() {
    await build({ configFile: viteConfig, logLevel: 'warn', mode: 'production' });
  },
};
