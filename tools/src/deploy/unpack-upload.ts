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
 * Lets firebase-tools pack the functions as for a deployment, and unpacks that into an empty folder:
 * what stands there is what Google's build gets. Throws what firebase-tools throws.
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
  // Linux, macOS and Windows all bring tar.
  await promisify(execFile)('tar', ['-xzf', packed.pathToSource, '-C', folder]);
  rmSync(packed.pathToSource, { force: true });
}
