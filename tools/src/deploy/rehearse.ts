import { join } from 'node:path';
import { startProduct } from '../product/start-product.ts';
import { cacheDirectory } from '../repository.ts';
import type { CheckResult } from '../smoke/run-checks.ts';
import { smoke } from '../smoke/smoke.ts';
import { checkUpload } from './check-upload.ts';

/**
 * Tries what was built before it is deployed: the functions as they would be uploaded, and the site on
 * the emulators with the seeded data, on free ports. Answers all checks; nothing is left running.
 */
export async function rehearse(signal: AbortSignal): Promise<CheckResult[]> {
  const logFile = join(cacheDirectory, 'logs/deploy-check.log');
  const product = await startProduct({ ports: 'free', logFile, signal });
  try {
    // Nobody here asks the machine which cloud it stands in.
    const environment = { ...product.emulators.environment, METADATA_SERVER_DETECTION: 'none' };
    const upload = await checkUpload(environment);
    return [...upload.results, ...(await smoke(product.emulators.origin))];
  } finally {
    await product.stop();
  }
}
