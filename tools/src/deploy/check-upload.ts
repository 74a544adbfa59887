import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../build/run-npm.ts';
import { functionChecks } from '../smoke/function-checks.ts';
import { runChecks, type CheckResult } from '../smoke/run-checks.ts';
import { serveFunction } from './serve-function.ts';
import { unpackUpload } from './unpack-upload.ts';

/** What a deployed function finds in its environment, apart from the emulators' addresses. */
const productionSettings = {
  WEB_API_KEY: 'emulator',
  MAIL_FROM: 'Qaysari <no-reply@qaysari.example>',
};

export interface UploadReport {
  /** Names of the uploaded files, sorted. */
  files: string[];
  results: CheckResult[];
}

/**
 * Does with the built functions what a deployment does: packs them, unpacks them into an empty folder
 * outside the repository, installs what the lock file there names, and starts each HTTP function. Then
 * asks them over HTTP. `environment` leads firebase-admin to running emulators with the seeded data.
 * Throws when the folder cannot be installed or a function does not start.
 */
export async function checkUpload(environment: Record<string, string>): Promise<UploadReport> {
  const folder = mkdtempSync(join(tmpdir(), 'qaysari-upload-'));
  try {
    await unpackUpload(folder);
    const files = readdirSync(folder).sort();
    await runNpm(['ci', '--omit=dev', '--prefer-offline'], folder);
    const settings = { ...productionSettings, ...environment };
    await using api = await serveFunction(folder, 'api', settings);
    await using publish = await serveFunction(folder, 'publish', settings);
    await using media = await serveFunction(folder, 'media', settings);
    const origins = { api: api.origin, publish: publish.origin, media: media.origin };
    return { files, results: await runChecks(functionChecks(origins)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
