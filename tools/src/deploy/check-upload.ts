import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../build/run-npm.ts';
import { functionChecks } from '../smoke/function-checks.ts';
import { runChecks, type CheckResult } from '../smoke/run-checks.ts';
import { serveFunction } from './serve-function.ts';
import { unpackUpload } from './unpack-upload.ts';

/** The environment of a deployed function, without the emulators' addresses. */
export const productionSettings = {
  ADDRESS_HASH_KEY: 'emulator',
  WEB_API_KEY: 'emulator',
  MAIL_FROM: 'Qaysari <no-reply@qaysari.example>',
  SUPPORT_MAIL: 'Qaysari <support@qaysari.example>',
};

export interface UploadReport {
  /** Names of the uploaded files, sorted. */
  files: string[];
  results: CheckResult[];
}

/**
 * Tests the built functions like a deployment. It packs them, unpacks them into an empty folder outside
 * the repository, installs from the lock file there, starts each HTTP function and sends requests.
 * `environment` points firebase-admin to running emulators with the seed. Throws when the installation
 * fails or a function does not start.
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
    await using pages = await serveFunction(folder, 'pages', settings);
    const origins = {
      api: api.origin,
      publish: publish.origin,
      media: media.origin,
      pages: pages.origin,
    };
    return { files, results: await runChecks(functionChecks(origins)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
