/**
 * Loaded into the process of a measured function, before its own code: says what it has used, and what Firestore and
 * Cloud Storage would have billed, by the kind that a request names in its header. Nothing of the function is
 * replaced: requests and commits are counted as they leave the process.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Server, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Firestore } from 'firebase-admin/firestore';
import { countReadsOf } from '../search/billed-reads.ts';
import { kindHeader, nothingBilled, type Billed } from './visit.ts';

/** What a function's process has used. */
export interface Usage {
  /** Since it began. */
  cpuSeconds: number;
  memoryBytes: number;
  /** Since the last question, by the kind of the request. */
  billed: Record<string, Billed>;
}

const current = new AsyncLocalStorage<string>();
const billed: Record<string, Billed> = {};

function add(name: keyof Billed, count: number): void {
  const kind = current.getStore() ?? 'none';
  (billed[kind] ??= { ...nothingBilled })[name] += count;
}

/** Every request of the function begins here. */
type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;
const server = Server.prototype as unknown as { emit: Emit };
const emit = server.emit;
server.emit = function (event, ...values) {
  if (event !== 'request') return emit.call(this, event, ...values);
  const { headers } = values[0] as IncomingMessage;
  const kind = String(headers[kindHeader] ?? 'none');
  return current.run(kind, () => emit.call(this, event, ...values));
};

interface Write {
  delete?: string | null;
}

interface Wire {
  requestStream: (this: unknown, method: string, ...rest: unknown[]) => Promise<Duplex>;
  request: (
    this: unknown,
    method: string,
    request: { writes?: Write[] | null },
    ...rest: unknown[]
  ) => unknown;
}

const wire = Firestore.prototype as unknown as Wire;
const { requestStream, request } = wire;
wire.requestStream = async function (method, ...rest) {
  const kind = current.getStore() ?? 'none';
  const answers = await requestStream.call(this, method, ...rest);
  // Listening is no request that ends; nothing here listens.
  return countReadsOf(method, answers, (reads) => current.run(kind, () => add('reads', reads)));
};
wire.request = function (method, order, ...rest) {
  if (method === 'commit') {
    const writes = order.writes ?? [];
    const removes = writes.filter((write) => Boolean(write.delete)).length;
    add('removes', removes);
    add('writes', writes.length - removes);
  }
  return request.call(this, method, order, ...rest);
};

const storagePort = new URL(process.env['STORAGE_EMULATOR_HOST'] ?? 'http://localhost:0').port;

function countStorage(method: string, port: string, path: string): void {
  if (port !== storagePort || method === 'DELETE') return;
  const isList = method === 'GET' && /\/o(\?|$)/.test(path);
  add(method === 'GET' && !isList ? 'storageReads' : 'storageWrites', 1);
}

subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest };
  const { port } = new URL(`http://${String(request.getHeader('host') ?? 'localhost')}`);
  countStorage(request.method, port, request.path);
});
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin: string; method: string; path: string } };
  countStorage(request.method, new URL(request.origin).port, request.path);
});

process.on('message', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage: Usage = {
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    memoryBytes: process.memoryUsage.rss(),
    billed: structuredClone(billed),
  };
  for (const kind of Object.keys(billed)) Reflect.deleteProperty(billed, kind);
  process.send?.(usage);
});
// It must not keep the process running by itself.
process.channel?.unref();
