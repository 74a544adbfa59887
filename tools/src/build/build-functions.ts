import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';
import type { BuildStep } from './build-when-changed.ts';
import { externalPackages, writeFunctionsPackage } from './functions-package.ts';

const outdir = join(repositoryRoot, 'functions/lib');

/**
 * One bundle, including the contract and the locales. A dynamic import in index.ts becomes its own file,
 * so a function loads only its part.
 */
export const functionsBundle: BuildOptions = {
  absWorkingDir: repositoryRoot,
  entryPoints: ['functions/src/index.ts'],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
  external: externalPackages,
  // Packages in CommonJS (express) still call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
  },
};

/** Builds functions/lib, the deployed folder. */
export const functionsBuild: BuildStep = {
  name: 'functions',
  inputs: [
    'functions/src/**',
    'functions/package.json',
    'contract/src/**',
    'locales/**',
    'package-lock.json',
    'tools/src/build/**',
  ],
  output: 'functions/lib/package-lock.json',
  async build() {
    rmSync(outdir, { recursive: true, force: true });
    await build(functionsBundle).catch(() => {
      throw new PlainProblem('The functions could not be built: see above.');
    });
    await writeFunctionsPackage(outdir);
  },
};
