import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TestServer {
  origin: string;
  /** Sends these bytes unchanged and returns the whole response. */
  raw(request: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves real HTTP on a free local port, for tests. */
export async function listen(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    raw(request) {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      return text(socket);
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
