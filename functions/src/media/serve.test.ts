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

describe('an error of Cloud Storage', () => {
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
  ])('%s returns 503 and is not cached', async (_when, find) => {
    const response = await fetch(await serving(find));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
    expect(report).toHaveBeenCalledOnce();
  });

  test('in the middle ends the connection, so that no client accepts a partial image', async () => {
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

test('ends the connection when the image is shorter than Content-Length', async () => {
  const open = () => Readable.from(['part']);
  const address = await serving(holding({ size: 9, open }));
  const whole = fetch(address).then((response) => response.text());
  await expect(whole).rejects.toThrow();
  expect(report).toHaveBeenCalledOnce();
});

test('closes the storage stream without a log entry when the client disconnects', async () => {
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

test('opens no stream for HEAD and for a matching ETag', async () => {
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

test('does not ask Cloud Storage for an image with a query', async () => {
  const find = vi.fn<FindImage>();
  const response = await fetch(`${await serving(find)}?1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, path]);
  expect(find).not.toHaveBeenCalled();
});

test('answers the largest width of an image that was stored before there was this one', async () => {
  const find = vi.fn<FindImage>((name) =>
    Promise.resolve(
      name.endsWith('-1280.webp')
        ? { size: 4, open: () => Readable.from([Buffer.from('wide')]) }
        : undefined,
    ),
  );
  const address = await serving(find);
  const response = await fetch(address.replace('-320.', '-960.'));
  expect([response.status, await response.text()]).toEqual([200, 'wide']);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('answers a JPEG to be shown beside a link, and the largest width where there is none', async () => {
  const stored = new Map([
    ['listings/ad/0123456789abcdef-share.jpg', 'jpeg'],
    ['listings/other/0123456789abcdef-1280.webp', 'wide'],
  ]);
  const address = await serving((name) => {
    const bytes = stored.get(name);
    const image = { size: 4, open: () => Readable.from([Buffer.from(bytes ?? '')]) };
    return Promise.resolve(bytes === undefined ? undefined : image);
  });
  const share = address.replace('-320.webp', '-share.jpg');
  for (const [url, type, bytes] of [
    [share, 'image/jpeg', 'jpeg'],
    [share.replace('/ad/', '/other/'), 'image/webp', 'wide'],
  ] as const) {
    const response = await fetch(url);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, bytes]);
  }
});
