import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { listen } from '../../../../functions/src/platform/test-server.ts';

/**
 * A way to the emulated site. It compresses the answers of functions, as Hosting's own network does and the
 * emulator does not; and it counts bytes, those for a service worker among them.
 */
export interface SiteProxy {
  /** Without a slash at the end. */
  origin: string;
  /** Bytes of answers so far, heads included, beside those of the API. */
  bytes(): number;
  close(): Promise<void>;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

/** Whether the answer of a function has to be compressed for this request. */
export function wantsCompression(
  asked: IncomingMessage['headers'],
  answered: IncomingMessage['headers'],
): boolean {
  return (
    /\bgzip\b/.test(String(asked['accept-encoding'])) &&
    answered['content-encoding'] === undefined &&
    compressible.test(answered['content-type'] ?? '')
  );
}

/** The site checks where a request comes from, and knows itself by its own address only. */
function headersFor(target: string, { headers }: IncomingMessage): IncomingMessage['headers'] {
  return {
    ...headers,
    host: new URL(target).host,
    ...(headers.origin && { origin: target }),
    ...(headers.referer && { referer: headers.referer.replace(/^https?:\/\/[^/]+/, target) }),
  };
}

function handOn(
  incoming: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  count: (bytes: number) => void,
): void {
  const isCompressed = wantsCompression(incoming.headers, answer.headers);
  const { 'content-length': length, ...headers } = answer.headers;
  const sent = isCompressed
    ? { ...headers, 'content-encoding': 'gzip' }
    : { ...headers, ...(length !== undefined && { 'content-length': length }) };
  count(JSON.stringify(sent).length);
  outgoing.writeHead(answer.statusCode ?? 502, sent);
  const body = isCompressed ? answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })) : answer;
  body.on('data', (chunk: Buffer) => count(chunk.length));
  body.pipe(outgoing);
}

export async function startSiteProxy(target: string): Promise<SiteProxy> {
  let bytes = 0;
  const server = await listen((incoming, outgoing) => {
    const { url: path = '/', method } = incoming;
    const count = (more: number) => {
      if (!path.startsWith('/api')) bytes += more;
    };
    const headers = headersFor(target, incoming);
    const asked = request(new URL(path, target), { method, headers }, (answer) =>
      handOn(incoming, answer, outgoing, count),
    );
    asked.once('error', () => outgoing.destroy());
    outgoing.once('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  return { origin: server.origin, bytes: () => bytes, close: () => server.close() };
}
