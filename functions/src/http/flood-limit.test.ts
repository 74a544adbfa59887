import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, expect, test } from 'vitest';
import type { ApiError } from '../platform/api-error.ts';
import { floodLimit } from './flood-limit.ts';

const app = express();
app.set('trust proxy', 'loopback');
app.use(floodLimit(5));
app.get('/', (_request, response) => void response.sendStatus(200));
const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status, headers } = error as ApiError;
  response
    .status(status)
    .set(headers ?? {})
    .end();
};
app.use(answerError);
const server = createServer((request, response) => void app(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const get = (address: string) =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': address } });

test('refuses an address that floods this instance, and nobody else', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await get('198.51.100.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await get('198.51.100.7')).headers.get('retry-after')).toBe('60');
  expect((await get('198.51.100.8')).status).toBe(200);
});
