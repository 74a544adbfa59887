import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainProblem } from '../plain-problem.ts';
import { fetchDownload } from './firebase-downloads.ts';

const standIn = join(import.meta.dirname, 'storage-rules-stand-in.ts');

/** Whether firebase-tools has the real runtime; downloads it if possible. */
export function hasStorageRulesRuntime(): Promise<boolean> {
  if (process.env['STORAGE_EMULATOR_BINARY_PATH']) return Promise.resolve(true);
  return fetchDownload('storage');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * A `java` script that starts the stand-in instead of the Storage rules runtime, and the real Java for
 * everything else.
 */
function javaWithStandIn(java: string, node: string, marker: string): string {
  return [
    '#!/bin/sh',
    'for argument do',
    `  if [ "$argument" = ${quoted(marker)} ]; then`,
    `    exec ${quoted(node)} ${quoted(standIn)}`,
    '  fi',
    'done',
    `exec ${quoted(java)} "$@"`,
    '',
  ].join('\n');
}

/**
 * Writes the stand-in into `directory`, which must be first on PATH. Returns the environment with which
 * firebase-tools starts it.
 */
export function installStandIn(directory: string, java: string): Record<string, string> {
  if (process.platform === 'win32') {
    throw new PlainProblem(
      'The Storage rules runtime could not be downloaded: connect to the internet once and start again.',
    );
  }
  mkdirSync(directory, { recursive: true });
  const marker = join(directory, 'storage-rules-stand-in');
  writeFileSync(marker, 'Stands where firebase-tools expects the jar of the rules runtime.\n');
  const shim = join(directory, 'java');
  writeFileSync(shim, javaWithStandIn(java, process.execPath, marker));
  chmodSync(shim, 0o755);
  return { STORAGE_EMULATOR_BINARY_PATH: marker };
}
