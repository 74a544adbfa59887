import { join } from 'node:path';
import { buildProduct } from '../build/build-product.ts';
import { validate } from '../checks/validate.ts';
import { freePorts, localHost } from '../emulators/ports.ts';
import { startProduct, type Product } from '../product/start-product.ts';
import { cacheDirectory } from '../repository.ts';
import { ensureChromium } from './find-chromium.ts';
import { runVitest } from './run-vitest.ts';
import { sumCounts, type TestCounts } from './test-counts.ts';
import type { TestSelection } from './test-selection.ts';

const none: TestCounts = { passed: 0, failed: 0 };
const oneFailed: TestCounts = { passed: 0, failed: 1 };

/** A part that cannot even run counts as one failed test, and its reason is printed. */
async function counted(part: Promise<TestCounts>, signal: AbortSignal): Promise<TestCounts> {
  try {
    return await part;
  } catch (error) {
    signal.throwIfAborted();
    console.error(error instanceof Error ? error.message : error);
    return oneFailed;
  }
}

/** A stack, and what tests must know of it. */
interface TestStack {
  product: Product;
  environment: Record<string, string>;
}

async function startStack(signal: AbortSignal): Promise<TestStack> {
  // A browser test starts an OpenID provider there; the functions must know of it from the beginning.
  const [openIdPort = 0] = await freePorts(1);
  const product = await startProduct({
    ports: 'free',
    logFile: join(cacheDirectory, 'logs/test.log'),
    environment: {
      GOOGLE_CLIENT_ID: 'qaysari',
      GOOGLE_CLIENT_SECRET: 'invented',
      GOOGLE_ISSUER: `http://${localHost}:${openIdPort}`,
    },
    signal,
  });
  const environment = {
    ...product.emulators.environment,
    QAYSARI_ORIGIN: product.emulators.origin,
    MAIL_API: `${product.mail.origin}/api/messages`,
    OPENID_PORT: String(openIdPort),
    // Nobody here asks the machine which cloud it stands in.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { product, environment };
}

/** API and rules tests, then browser tests, against one stack. */
async function runAgainstProduct(
  { parts, patterns }: TestSelection,
  starting: Promise<TestStack>,
  signal: AbortSignal,
): Promise<TestCounts> {
  const { product, environment } = await starting;
  try {
    const run = (project: string, more: Record<string, string> = {}) =>
      runVitest({ project, patterns, environment: { ...environment, ...more }, signal });
    const api = parts.has('api') ? await counted(run('api'), signal) : none;
    if (!parts.has('e2e')) return api;
    const browser = ensureChromium().then((path) => run('e2e', { CHROMIUM_PATH: path }));
    return sumCounts([api, await counted(browser, signal)]);
  } finally {
    await product.stop();
  }
}

/**
 * Runs the chosen tests and counts them. Static checks and the build need no stack, and the stack
 * starts while unit tests run: each pair shares the two cores that small machines have.
 */
export async function runTests(selection: TestSelection, signal: AbortSignal): Promise<TestCounts> {
  const { parts, patterns } = selection;
  const needsProduct = parts.has('api') || parts.has('e2e');
  const checked = parts.has('validate')
    ? counted(
        validate(signal).then((failed) => ({ passed: 0, failed })),
        signal,
      )
    : none;
  const built = needsProduct
    ? counted(
        buildProduct().then(() => none),
        signal,
      )
    : none;
  const counts = [await checked, await built];
  const unit = parts.has('unit')
    ? counted(runVitest({ project: 'unit*', patterns, signal }), signal)
    : none;
  if (needsProduct && (await built).failed === 0) {
    const starting = Promise.all([startStack(signal), unit]);
    const stack = starting.then(([started]) => started);
    counts.push(await counted(runAgainstProduct(selection, stack, signal), signal));
  }
  counts.push(await unit);
  return sumCounts(counts);
}
