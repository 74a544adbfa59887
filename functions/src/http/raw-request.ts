import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { config } from '../platform/config.ts';

/**
 * Cloud Functions (functions-framework, `server.ts`) and its emulator (`functionsEmulatorRuntime.js`) run
 * their own Express app before our code. It parses bodies and decodes the path. For malformed JSON, an
 * unknown charset or encoding, a large body or a broken `%` it answers an HTML page, in development with
 * a stack trace. Both answer `/robots.txt` with an empty 404. Neither has a switch for this.
 *
 * So this file hides the body and the path while the request passes through that app. Without the headers
 * that announce a body, the app does not read one. With a plain path, it decodes nothing. Node publishes
 * each request on this channel before any server handles it
 * (https://nodejs.org/api/diagnostics_channel.html#built-in-channels). If that ever stops, everything
 * still works, but the framework answers those few requests again.
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
  const path = (request.url ?? '/').split('?', 1)[0] ?? '';
  if (path === '/robots.txt' || !isDecodable(path)) request.url = '/';
  originals.set(request, original);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Restores the request as it arrived: its path, its headers and an unread body. */
export function restoreRequest<R extends IncomingMessage>(request: R): R {
  const original = originals.get(request);
  if (original) {
    Object.assign(request.headers, original.headers);
    Object.assign(request, { url: original.url, originalUrl: original.url });
  }
  return request;
}
