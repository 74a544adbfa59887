/**
 * Before the first test of a run: sees to it that a stack is there. `npm test` has started one; else it is
 * the one of `npm start` or `npm run dev`, or a new one that ends with the run. So `npx vitest`, its watch
 * mode and editors can run any test.
 */
import { buildProduct } from '../../tools/src/build/build-product.ts';
import { findRunningStack } from '../../tools/src/product/stack-note.ts';
import { startTestStack } from '../../tools/src/testing/test-stack.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['QAYSARI_ORIGIN'] !== undefined) return undefined;
  const running = await findRunningStack();
  if (running) {
    Object.assign(process.env, running);
    console.log(`These tests use what runs at ${running['QAYSARI_SITE']}.`);
    return undefined;
  }
  await buildProduct();
  console.log('Starting the emulators; tests begin sooner while npm start runs …');
  const { product, environment } = await startTestStack(new AbortController().signal);
  Object.assign(process.env, environment);
  return () => product.stop();
}
