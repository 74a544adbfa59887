import { join } from 'node:path';
import { startProduct } from '../product/start-product.ts';
import { cacheDirectory } from '../repository.ts';
import type { CheckResult } from '../smoke/run-checks.ts';
import { smoke } from '../smoke/smoke.ts';
import { checkUpload } from './check-upload.ts';

/**
 * Tests the build before a deployment: the upload of the functions, and the site in the emulators with
 * the seed, on free ports. Returns all results and stops everything.
 */
export async function rehearse(signal: AbortSignal): Promise<CheckResult[]> {
  const logFile = join(cacheDirectory, 'logs/deploy-check.log');
  const product = await startProduct({ ports: 'free', logFile, signal });
  try {
    // Prevents a search for Google Cloud's metadata server.
    const environment = { ...product.emulators.environment, METADATA_SERVER_DETECTION: 'none' };
    const upload = await checkUpload(environment);
    return [...upload.results, ...(await smoke(product.emulators.origin))];
  } finally {
    await product.stop();
  }
}
