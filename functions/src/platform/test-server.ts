import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TestServer {
  origin: string;
  /** Sends these bytes as they are, and answers all that comes back. */
  raw(request: string): Promise<string>;
  close(): Promise<void>;
}

/** For tests that speak real HTTP: serves on a free port of this machine. */
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
