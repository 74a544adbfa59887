import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServedPage } from '@qaysari/contract/pages';

/** One whole answer. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

/**
 * How long the CDN may cache a page. Staff remove an ad in the console, and the trigger updates the search within
 * seconds. With this limit it is gone from every page within a minute. Browsers ask each time.
 */
const pageCaching = 'public, max-age=0, s-maxage=45';

/** An ad is often looked for in the minute in which staff approve it. */
const missingCaching = 'public, max-age=0, s-maxage=10';

/** Only a new build changes these answers, and its deployment clears Hosting's cache. */
const readingCaching = 'public, max-age=0, s-maxage=3600';

export const noCaching = 'no-store';

/** Leads to an address of this site. */
export function movedTo(path: string): Answer {
  return { status: 308, headers: { Location: path, 'Cache-Control': readingCaching }, body: '' };
}

export function htmlAnswer(
  { route, status }: ServedPage,
  body: string,
  security: OutgoingHttpHeaders,
): Answer {
  const found = route.name === 'reading' ? readingCaching : pageCaching;
  const caching = status === 404 ? missingCaching : found;
  return { status, headers: { ...security, ...htmlHeaders(caching) }, body };
}

/** The page as it is built, which the app renders in the browser. */
export function shellAnswer(shell: string, security: OutgoingHttpHeaders): Answer {
  return { status: 200, headers: { ...security, ...htmlHeaders(noCaching) }, body: shell };
}

/** An answer without a body. */
export function nothing(status: 404 | 405 | 503, more: OutgoingHttpHeaders = {}): Answer {
  const retry = status === 503 ? { 'Retry-After': '5' } : {};
  return { status, headers: { 'Cache-Control': noCaching, ...retry, ...more }, body: '' };
}

function htmlHeaders(caching: string): OutgoingHttpHeaders {
  return { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching };
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const bytes = Buffer.from(body);
  // A browser that returns soon need not load the same page twice.
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  if (status === 200 && request.headers['if-none-match']?.includes(tag) === true) {
    response.writeHead(304, { ...headers, ETag: tag }).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(status === 200 && { ETag: tag }),
    'Content-Length': bytes.length,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
