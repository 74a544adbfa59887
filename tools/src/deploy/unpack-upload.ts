import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../repository.ts';

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
export async function unpackUpload(folder: string): Promise<void> {
  const file = join(repositoryRoot, 'firebase.json');
  const { functions } = JSON.parse(readFileSync(file, 'utf8')) as { functions: [FunctionsConfig] };
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
