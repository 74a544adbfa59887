import { join } from 'node:path';
import { freePorts, localHost } from '../emulators/ports.ts';
import { startProduct, type Product } from '../product/start-product.ts';
import { stackVariables } from '../product/stack-note.ts';
import { cacheDirectory } from '../repository.ts';

/** A stack, and the facts that tests need. */
export interface TestStack {
  product: Product;
  environment: Record<string, string>;
}

/** Starts a stack on free ports, from the existing build. `name`: the name of its log. */
export async function startTestStack(signal: AbortSignal, name = 'test'): Promise<TestStack> {
  // A browser test starts an OpenID provider there, and the functions need its address at their start.
  const [openIdPort = 0] = await freePorts(1);
  const product = await startProduct({
    ports: 'free',
    logFile: join(cacheDirectory, `logs/${name}.log`),
    environment: {
      // The Firestore emulator runs for minutes: full compilation on all cores takes longer than it saves.
      JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
      GOOGLE_CLIENT_ID: 'qaysari',
      GOOGLE_CLIENT_SECRET: 'invented',
      GOOGLE_ISSUER: `http://${localHost}:${openIdPort}`,
    },
    signal,
  });
  const environment = { ...stackVariables(product), OPENID_PORT: String(openIdPort) };
  return { product, environment };
}
