import { buildProduct } from '../build/build-product.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildProduct();
  return undefined;
});
