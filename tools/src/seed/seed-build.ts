import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuildStep } from '../build/build-when-changed.ts';
import { PlainProblem } from '../plain-problem.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';

/** The folder that the emulators import. */
export const seedExport = join(cacheDirectory, 'emulator-data');

/** Runs in a separate process, because firebase-admin finds the emulators by the environment only. */
async function exportSeed(folder: string, signal?: AbortSignal): Promise<void> {
  const program = join(import.meta.dirname, 'export-seed.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: 'inherit' });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (code !== 0) throw new PlainProblem('The seed could not be built: see above.');
}

/**
 * Builds what the emulators import from the files of `emulator-data`. This step runs before each start of the
 * emulators with the seed, so the import always matches the files.
 */
export function seedBuild(signal?: AbortSignal): BuildStep {
  return {
    name: 'seed',
    inputs: [
      'emulator-data/**/*.{yaml,webp}',
      'tools/src/seed/**',
      'tools/src/emulators/stack-environment.ts',
      'functions/src/platform/image.ts',
      'functions/src/{investor,review,user}/**',
      'contract/src/{account,investor,listing,publish}/*.ts',
      'contract/src/shared/{amount,fields}.ts',
      'package-lock.json',
    ],
    output: relative(repositoryRoot, join(seedExport, 'firebase-export-metadata.json')),
    async build() {
      console.log('Filling the emulators with the seed, because it changed …');
      mkdirSync(cacheDirectory, { recursive: true });
      const work = mkdtempSync(join(cacheDirectory, 'seed-'));
      try {
        await exportSeed(join(work, 'export'), signal);
        rmSync(seedExport, { recursive: true, force: true });
        renameSync(join(work, 'export'), seedExport);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
    },
  };
}
