import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { runNpm } from '../build/run-npm.ts';
import { functionChecks } from '../smoke/function-checks.ts';
import { runChecks, type CheckResult } from '../smoke/run-checks.ts';
import { readJson, repositoryRoot } from '../repository.ts';
import { serveFunction } from './serve-function.ts';

/** The environment of a deployed function, without the emulators' addresses. */
export const productionSettings = {
  ADDRESS_HASH_KEY: 'emulator',
  REVIEW_LINK_KEY: 'emulator',
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
    await using served = new AsyncDisposableStack();
    const start = async (name: string) =>
      served.use(await serveFunction(folder, name, settings)).origin;
    const origins = {
      api: await start('api'),
      publish: await start('publish'),
      media: await start('media'),
      pages: await start('pages'),
    };
    return { files, results: await runChecks(functionChecks(origins)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface FunctionsConfig {
  source: string;
  ignore: string[];
}

interface FirebaseTools {
  prepareFunctionsUpload: (
    projectDirectory: string,
    sourceDirectory: string,
    config: FunctionsConfig,
    additionalSources: string[],
    runtimeConfig: undefined,
    options: { exportType: 'tar.gz' },
  ) => Promise<{ pathToSource: string }>;
}

/**
 * Packs the functions with firebase-tools, as for a deployment, and unpacks them into an empty folder:
 * exactly what Google's build gets. Passes on the errors of firebase-tools.
 */
async function unpackUpload(folder: string): Promise<void> {
  const { functions } = readJson('firebase.json') as { functions: [FunctionsConfig] };
  const [config] = functions;
  const { prepareFunctionsUpload } = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
  ) as FirebaseTools;
  const source = join(repositoryRoot, config.source);
  const options = { exportType: 'tar.gz' } as const;
  const packed = await prepareFunctionsUpload(
    repositoryRoot,
    source,
    { ...config, ignore: [...config.ignore] },
    [],
    undefined,
    options,
  );
  // Linux, macOS and Windows include tar.
  await promisify(execFile)('tar', ['-xzf', packed.pathToSource, '-C', folder]);
  rmSync(packed.pathToSource, { force: true });
}
