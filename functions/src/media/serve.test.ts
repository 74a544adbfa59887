import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type TestServer } from '../platform/test-server.ts';
import type { FindImage, StoredImage } from './image-store.ts';
import { mediaServer } from './serve.ts';

/**
 * The Storage emulator cannot be made to fail or to be slow, so these tests use a fake. tests/api covers
 * real images.
 */

const path = '/media/listings/ad/0123456789abcdef-320.webp';
let server: TestServer | undefined;

afterEach(() => server?.close());

const report = vi.fn<(...parts: unknown[]) => void>();
beforeEach(() => report.mockReset());

async function serving(find: FindImage): Promise<string> {
  const serve = mediaServer(find, report);
  server = await listen((request, response) => void serve(request, response));
  return server.origin + path;
}

const holding =
  (image: StoredImage): FindImage =>
  () =>
    Promise.resolve(image);

describe('a fault of storage', () => {
  const fault = () => Object.assign(new Error('away'), { code: 500 });

  test.each([
    ['when the image is looked up', () => Promise.reject(fault())],
    [
      'before its first byte',
      holding({
        size: 9,
        open: () =>
          new Readable({
            read() {
              this.destroy(fault());
            },
          }),
      }),
    ],
  ])('%s is 503 and not kept by caches', async (_when, find) => {
    const response = await fetch(await serving(find));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(report).toHaveBeenCalledOnce();
  });

  test('in the middle ends the connection, so that nobody takes a part for the whole', async () => {
    let reads = 0;
    const open = () =>
      new Readable({
        read() {
          if (reads++ === 0) this.push('part');
          else this.destroy(fault());
        },
      });
    const address = await serving(holding({ size: 9, open }));
    const whole = fetch(address).then((response) => response.text());
    await expect(whole).rejects.toThrow();
    expect(report).toHaveBeenCalledOnce();
  });
});

test('less than was promised ends the connection too', async () => {
  const open = () => Readable.from(['part']);
  const address = await serving(holding({ size: 9, open }));
  const whole = fetch(address).then((response) => response.text());
  await expect(whole).rejects.toThrow();
  expect(report).toHaveBeenCalledOnce();
});

test('who leaves in the middle lets storage go, and that is no fault', async () => {
  const closed = Promise.withResolvers<undefined>();
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  }).on('close', () => closed.resolve(undefined));
  const address = await serving(holding({ size: 1e9, open: () => endless }));
  const leaving = new AbortController();
  const response = await fetch(address, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  await closed.promise;
  expect(endless.destroyed).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

test('nothing is opened for HEAD, nor for who has it already', async () => {
  const open = vi.fn<() => Readable>();
  const address = await serving(holding({ size: 9, open }));
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '9']);
  const etag = head.headers.get('etag') ?? '';
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await fetch(address, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  }
  expect(open).not.toHaveBeenCalled();
});
