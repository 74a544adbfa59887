import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { runNpm } from './run-npm.ts';

/**
 * Packages that stay outside the bundle. gRPC, gax and the Firebase packages start slower when they
 * are bundled and lose their .proto files; sharp is native code.
 */
export const outsideBundle = [
  '@google-cloud/*',
  '@grpc/*',
  'firebase-admin',
  'firebase-functions',
  'google-gax',
  'sharp',
];

interface Manifest {
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

function isOutside(name: string): boolean {
  return outsideBundle.some((pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/** What production installs: the direct dependencies of the functions that the bundle leaves out. */
export function functionsManifest({ engines, dependencies }: Manifest): object {
  return {
    name: 'qaysari-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => isOutside(name)),
    ),
  };
}

/**
 * Makes the folder of the bundle stand alone: a package.json with what stays outside, and a lock file
 * with the versions of the repository's. npm cuts it: it starts from the whole lock file and, being
 * offline, can only leave packages out. Throws a PlainProblem when a dependency is not locked there.
 */
export async function writeFunctionsPackage(folder: string): Promise<void> {
  const source = join(repositoryRoot, 'functions/package.json');
  const manifest = functionsManifest(JSON.parse(readFileSync(source, 'utf8')) as Manifest);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(repositoryRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
  await runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts'], folder);
}
