import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

interface Kept {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A proxy for browsers, which begin with an empty cache. What never changes (`immutable`) it keeps in memory, so that
 * the emulators serve pages instead of the same files over and over. Answers its address.
 */
export async function serveFromMemory(): Promise<{ address: string } & AsyncDisposable> {
  const kept = new Map<string, Kept>();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const { url = '', method } = request;
    const known = method === 'GET' ? kept.get(url) : undefined;
    if (known) return void response.writeHead(200, known.headers).end(known.body);
    const { 'proxy-connection': _own, ...headers } = request.headers;
    const asked = http.request(url, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      if (method === 'GET' && isUnchanging(answer)) {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          kept.set(url, { headers: answer.headers, body: Buffer.concat(parts) });
        });
      }
    });
    request.pipe(asked);
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
  });
  // What Playwright itself fetches for a test.
  server.on('connect', ({ url = '' }, client) => {
    const { hostname, port } = new URL(`http://${url}`);
    const there = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      there.pipe(client).pipe(there);
    });
    there.on('error', () => client.destroy());
    client.on('error', () => there.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isUnchanging({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 200 && headers['cache-control']?.includes('immutable') === true;
}
