/** A child process of `bench-web`: builds a checkout by its own tools and serves it with the seed. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2] ?? '';

function load<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(join(root, 'tools/src', file)).href) as Promise<Module>;
}

const { buildProduct } =
  await load<typeof import('../../build/build-product.ts')>('build/build-product.ts');
const { startTestStack } =
  await load<typeof import('../../testing/test-stack.ts')>('testing/test-stack.ts');
const interruption = new AbortController();
process.once('disconnect', () => interruption.abort());
await buildProduct();
const { product } = await startTestStack(interruption.signal);
process.once('message', () => {
  void product.stop().then(() => process.exit());
});
process.send?.({ origin: product.emulators.origin });
