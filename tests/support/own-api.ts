import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { publishEndpoints } from '@qaysari/contract/endpoints';
import type { Serve } from '../../functions/src/http/http-app.ts';
import { adminApp } from './stack.ts';

/** The API, served by the process of the test on the running emulators, so that a test can set its clock. */
export interface OwnApi extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
}

export async function openOwnApi(): Promise<OwnApi> {
  adminApp();
  const { serveApi } = await import('../../functions/src/http/api.ts');
  return open(() => serveApi);
}

/** Includes the calls that take a form, which Hosting routes to another function. */
export async function openWholeApi(): Promise<OwnApi> {
  adminApp();
  const [{ serveApi }, { servePublish }] = await Promise.all([
    import('../../functions/src/http/api.ts'),
    import('../../functions/src/http/publish.ts'),
  ]);
  const isForm = ({ url = '' }: IncomingMessage) =>
    Object.values<Endpoint>(publishEndpoints).some(({ path }) =>
      url.startsWith(`/api${path.split('{', 1)[0] ?? ''}`),
    );
  return open((request) => (isForm(request) ? servePublish : serveApi));
}

async function open(serveOf: (request: IncomingMessage) => Serve): Promise<OwnApi> {
  // No timeout: a reused connection that closes during a request would fail that request.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // Express converts these two from Node's types.
    serveOf(request)(...([request, response] as unknown as Parameters<Serve>));
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
