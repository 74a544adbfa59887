import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminApp } from './stack.ts';

/** The API, served by the test's own process on the running emulators: so a test can set its clock. */
export interface OwnApi extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
}

export async function openOwnApi(): Promise<OwnApi> {
  adminApp();
  const { serveApi } = await import('../../functions/src/http/api.ts');
  const server = createServer((request, response) => {
    // Express makes its own kind of these two out of Node's.
    serveApi(...([request, response] as unknown as Parameters<typeof serveApi>));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
