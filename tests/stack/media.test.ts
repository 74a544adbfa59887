import { request } from 'node:http';
import { imageUrl, imageUrlAt, imageWidths } from '@qaysari/contract/listing/images';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreating } from '../support/created.ts';
import { origin } from '../support/stack.ts';

const created = startCreating();
const hash = '0123456789abcdef';
/** Not a picture: the test only checks that every byte arrives unchanged. */
const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 31) % 256);
let id: string;
let url: string;

beforeAll(async () => {
  id = await created.buildListing({ images: [hash] });
  url = imageUrl(id, hash);
  await created.uploadImage(id, hash, bytes);
});
afterAll(() => created.removeAll());

const get = (path: string, init: RequestInit = {}) => fetch(origin + path, init);

/** Sends the path as it is, because `fetch` would normalise it. */
function statusOfRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('a published image', () => {
  test.each(imageWidths)(
    'is served at width %i, cached a year by browsers and an hour by the CDN',
    async (width) => {
      const response = await get(imageUrlAt(url, width));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
        'x-content-type-options': 'nosniff',
        etag: `"${hash}-${width}.webp"`,
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    },
  );

  test('answers HEAD with the same headers', async () => {
    const got = await get(url);
    await got.arrayBuffer();
    const head = await get(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag']) {
      expect(head.headers.get(name)).toBe(got.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  test('is not sent again to a client that has it', async () => {
    const etag = (await get(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const response = await get(url, { headers: { 'If-None-Match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=31536000, s-maxage=3600, immutable',
    );
    expect(await response.text()).toBe('');
    const changed = await get(url, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
    await changed.arrayBuffer();
  });

  test.each(['?1', '?width=2&x'])('with %s leads to the address without', async (query) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(url + query, { method, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, url]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await response.text()).toBe('');
    }
    const bytesThere = await (await get(url + query)).arrayBuffer();
    expect(new Uint8Array(bytesThere)).toEqual(bytes);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await get(url, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });
});

describe('anything else is a short 404 without a text', () => {
  test.each([
    '/media/',
    '/media/listings',
    '/media/listings/',
    '/media/listings/x',
    '/media/listings/missing/0123456789abcdef-320.webp',
    '/media/users/x',
    '/media/index.html',
    '/media/index.html?//example.com',
  ])('%s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await response.text()).toBe('');
  });

  test('other widths, endings and hashes of an image that is there', async () => {
    const folder = `/media/listings/${id}/`;
    for (const name of ['', hash, `${hash}-640`, `${hash}-641.webp`, `${hash}-640.png`]) {
      expect((await get(folder + name)).status).toBe(404);
    }
    expect((await get(`${folder}ffffffffffffffff-640.webp`)).status).toBe(404);
  });

  test('ways around', async () => {
    const folder = `/media/listings/${id}`;
    const ways = [
      `${folder}/./${hash}-640.webp/..%2f`,
      `${folder}%2F${hash}-640.webp`,
      `/media/listings/x/..%2f${id}/${hash}-640.webp`,
      `/media/listings/x/%2e%2e%2f${id}/${hash}-640.webp`,
      `/media/listings/..%5c${id}/${hash}-640.webp`,
      `/media/%2e%2e%2fapi%2flisting`,
      `/media//listings/${id}/${hash}-640.webp`,
      `${folder}/${hash}-640.webp%00`,
      `${folder}/${hash}-640.webp%0a`,
    ];
    for (const way of ways) expect([way, await statusOfRaw(way)]).toEqual([way, 404]);
  });
});
