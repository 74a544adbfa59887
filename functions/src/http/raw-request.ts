import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { config } from '../platform/config.ts';

/**
 * Cloud Functions (functions-framework, `server.ts`) and its emulator (`functionsEmulatorRuntime.js`)
 * run an Express app of their own before our code. It parses bodies and decodes the path, and answers
 * malformed JSON, an unknown charset or encoding, a large body or a broken `%` with an HTML page of
 * its own, in development with a stack trace. Neither offers a switch.
 *
 * So a request is made to look harmless while it passes through there: without the headers that
 * announce a body, it is left unread; with a plain path, nothing is decoded. Node tells of a request
 * on this channel before any server's handler runs
 * (https://nodejs.org/api/diagnostics_channel.html#built-in-channels). Should it ever stop to, all
 * works on, but those few answers are the framework's again.
 */

interface Original {
  url: string | undefined;
  headers: Record<string, string>;
}

const originals = new WeakMap<IncomingMessage, Original>();
const bodyHeaders = ['content-length', 'transfer-encoding'] as const;

/** Call once, before the first request. Does nothing in a process that serves triggers. */
export function captureRawRequests(): void {
  if (!config().servesHttp) return;
  subscribe('http.server.request.start', (message) => {
    hideBody((message as { request: IncomingMessage }).request);
  });
}

function hideBody(request: IncomingMessage): void {
  const original: Original = { url: request.url, headers: {} };
  for (const name of bodyHeaders) {
    const value = request.headers[name];
    if (value === undefined) continue;
    original.headers[name] = value;
    Reflect.deleteProperty(request.headers, name);
  }
  if (!isDecodable(request.url ?? '/')) request.url = '/';
  originals.set(request, original);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The same request as it arrived: its path, its headers, and a body that is still to be read. */
export function restoreRequest<R extends IncomingMessage>(request: R): R {
  const original = originals.get(request);
  if (original) {
    Object.assign(request.headers, original.headers);
    Object.assign(request, { url: original.url, originalUrl: original.url });
  }
  return request;
}
