import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { serveApi } from '../../../../functions/src/http/api.ts';

/** Serves on a free local port and returns the port. */
export async function listen(serve: typeof serveApi): Promise<number> {
  const server = createServer(serve as unknown as RequestListener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
