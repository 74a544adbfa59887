import { rmSync, copyFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { PlainProblem } from '../plain-problem.ts';
import { readJson, repositoryRoot } from '../repository.ts';
import type { BuildStep } from './build-when-changed.ts';
import { runNpm } from './run-npm.ts';

/**
 * Packages that are not bundled. gRPC, gax and the clients of Google Cloud start slower in a bundle and lose
 * their .proto files; sharp is native code.
 */
const externalPackages = ['@google-cloud/*', '@grpc/*', 'google-gax', 'sharp'];

/**
 * Bundled, and installed too: firebase-tools looks for them, and triggers of documents take theirs from there
 * (functions/src/platform/function-options.ts).
 */
const installedToo = ['firebase-admin', 'firebase-functions'];

interface Manifest {
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

function isInstalled(name: string): boolean {
  return [...externalPackages, ...installedToo].some((pattern) => matchesGlob(name, pattern));
}

/** The package.json for production: only dependencies that have to be installed. */
export function functionsManifest({ engines, dependencies }: Manifest): object {
  return {
    name: 'qaysari-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => isInstalled(name)),
    ),
  };
}

/**
 * Makes the bundle's folder installable: writes a package.json and a lock file with the repository's
 * versions. npm starts from the whole lock file; offline it can only remove packages from it. Throws a
 * PlainProblem when a dependency is not in the lock file.
 */
async function writeFunctionsPackage(folder: string): Promise<void> {
  const manifest = functionsManifest(readJson('functions/package.json') as Manifest);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(repositoryRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
  await runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts'], folder);
}

const outdir = join(repositoryRoot, 'functions/lib');

/**
 * Files with the contract and the locales. Each dynamic import becomes its own, so a function loads only its part.
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
