import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';
import { runNpm } from './run-npm.ts';

/**
 * Packages that are not bundled. gRPC, gax and the Firebase packages start slower in a bundle and lose
 * their .proto files; sharp is native code.
 */
export const externalPackages = [
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

function isExternal(name: string): boolean {
  return externalPackages.some((pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}

/** The package.json for production: only dependencies that are not bundled. */
export function functionsManifest({ engines, dependencies }: Manifest): object {
  return {
    name: 'qaysari-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => isExternal(name)),
    ),
  };
}

/**
 * Makes the bundle's folder installable: writes a package.json and a lock file with the repository's
 * versions. npm starts from the whole lock file; offline it can only remove packages from it. Throws a
 * PlainProblem when a dependency is not in the lock file.
 */
export async function writeFunctionsPackage(folder: string): Promise<void> {
  const source = join(repositoryRoot, 'functions/package.json');
  const manifest = functionsManifest(JSON.parse(readFileSync(source, 'utf8')) as Manifest);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(repositoryRoot, 'package-lock.json'), join(folder, 'package-lock.json'));
  await runNpm(['install', '--package-lock-only', '--offline', '--ignore-scripts'], folder);
}
