import { channel } from 'node:diagnostics_channel';
import express, { type Request, type Response } from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type TestServer } from '../platform/test-server.ts';
import { captureRawRequests, restoreRequest } from './raw-request.ts';

/**
 * The app that functions-framework runs before ours (its `server.ts`): it parses every body, decodes the
 * path, and lets Express answer errors as HTML.
 */
function frameworkBefore(handle: (request: Request, response: Response) => void) {
  const app = express();
  app.use(express.json(), express.text(), express.urlencoded({ extended: true }));
  app.use(express.raw({ type: '*/*' }));
  app.use(['/favicon.ico', '/robots.txt'], (_request, response) => void response.status(404).end());
  app.all('/{*splat}', handle);
  return app;
}

/** Responds with what our code sees of the request. */
function echo(request: Request, response: Response): void {
  const { url, originalUrl, headers } = restoreRequest(request);
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    response.json({ url, originalUrl, body, length: headers['content-length'] });
  });
}

let server: TestServer;
beforeAll(async () => {
  captureRawRequests();
  server = await listen(frameworkBefore(echo) as Parameters<typeof listen>[0]);
});
afterAll(() => server.close());

test('Node publishes each request before a server handles it', () => {
  expect(channel('http.server.request.start').hasSubscribers).toBe(true);
});

test.each([
  ['application/json', '{bad'],
  ['application/json; charset=klingon', '{}'],
  ['text/plain; charset=klingon', 'x'],
  ['application/x-www-form-urlencoded', 'a[b]=%ff'],
  ['application/octet-stream', 'x'.repeat(200_000)],
])('leaves a body of type %s unread', async (type, body) => {
  const headers = { 'Content-Type': type };
  const response = await fetch(`${server.origin}/a`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ body, length: String(body.length) });
});

test('lets robots.txt through', async () => {
  const response = await fetch(`${server.origin}/robots.txt?x`);
  expect(await response.json()).toMatchObject({ url: '/robots.txt?x' });
});

test('leaves a chunked body unread', async () => {
  const chunks = '5\r\n{bad,\r\n0\r\n\r\n';
  const head =
    'POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
  const answer = await server.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
  expect(answer).toContain('"body":"{bad,"');
});

test('leaves an unknown content encoding to our code', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'klingon' };
  const response = await fetch(`${server.origin}/a`, { method: 'POST', headers, body: 'x' });
  expect(await response.json()).toMatchObject({ body: 'x' });
});

test.each(['/a/%ff?b=%ff', '/%', '/a%20b?c'])('keeps the path %s unchanged', async (path) => {
  const response = await fetch(server.origin + path);
  expect(await response.json()).toMatchObject({ url: path, originalUrl: path });
});
