import { connect, type Socket } from 'node:net';
import { someAddress } from '../../some-address.ts';

const headersEnd = Buffer.from('\r\n\r\n');

interface Answer {
  status: string;
  /** The end of the answer in the bytes so far; undefined while it is incomplete. */
  end: number | undefined;
}

function readAnswer(bytes: Buffer): Answer {
  const headersLength = bytes.indexOf(headersEnd);
  if (headersLength < 0) return { status: '', end: undefined };
  const headers = bytes.toString('latin1', 0, headersLength);
  const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? Number.NaN);
  const end = headersLength + headersEnd.length + length;
  return { status: headers.slice(9, 12), end: bytes.length >= end ? end : undefined };
}

/**
 * Sends one request after the other over one connection. A minimal HTTP/1.1 client for our own server: a
 * full client would use more CPU than the server.
 */
function keepAsking(port: number, nextPath: () => string, done: (status: string) => void): Socket {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const ask = () => {
    const headers = `Host: localhost\r\nX-Forwarded-For: ${someAddress()}`;
    socket.write(`GET ${nextPath()} HTTP/1.1\r\n${headers}\r\n\r\n`);
  };
  let bytes = Buffer.alloc(0);
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    const { status, end } = readAnswer(bytes);
    if (end === undefined) return;
    bytes = bytes.subarray(end);
    done(status);
    ask();
  });
  return socket;
}

export interface Load {
  port: number;
  paths: readonly string[];
  /** Concurrent requests. */
  connections: number;
  seconds: number;
}

/** Measures answers per second. Rejects when an answer is not 200. */
export async function measureRate({ port, paths, connections, seconds }: Load): Promise<number> {
  let asked = 0;
  let answered = 0;
  const nextPath = () => paths[asked++ % paths.length] ?? '/';
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const done = (status: string) => {
    if (status !== '200') reject(new Error(`The server answered ${status}`));
    answered += 1;
  };
  const from = performance.now();
  const sockets = Array.from({ length: connections }, () => keepAsking(port, nextPath, done));
  for (const socket of sockets) socket.on('error', reject);
  const timer = setTimeout(resolve, seconds * 1000);
  try {
    await over;
  } finally {
    clearTimeout(timer);
    for (const socket of sockets) socket.destroy();
  }
  return answered / ((performance.now() - from) / 1000);
}
