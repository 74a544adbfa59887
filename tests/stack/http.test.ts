import { languageCodes } from '@qaysari/contract/shared/languages';
import { expect, test, describe } from 'vitest';
import { ask, askRaw, failureOf } from '../support/api-client.ts';

const paths = [
  '/listing',
  '/listing/ides',
  '/listing/suggest',
  '/listing/approved/any',
  '/listing/related/any',
  '/user/me',
];

describe.each(paths)('%s', (path) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'refuses %s and says what it takes',
    async (method) => {
      const answer = await ask(path, { method });
      failureOf(answer, 405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    },
  );

  test('is not cached, except the list of ids, which is cached for a minute', async () => {
    const { headers } = await ask(path);
    const isPublic = path === '/listing/ides';
    expect(headers.get('cache-control')).toBe(
      isPublic ? 'public, max-age=60' : 'private, no-store',
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has('etag')).toBe(false);
  });

  test('answers HEAD as GET, without a body', async () => {
    const got = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head).toMatchObject({ status: got.status, body: undefined });
  });
});

test.each(['https://other.example', '\u00FF'])(
  'lets no page of %s read an answer',
  async (site) => {
    const { status, headers } = await ask('/listing', { headers: { Origin: site } });
    expect(status).toBe(200);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  },
);

describe('a malformed request never gets an HTML page', () => {
  const json = 'application/json';
  test.each([
    ['malformed JSON', '{bad', { 'Content-Type': json }],
    ['no JSON at all', '<xml>', { 'Content-Type': json }],
    ['an unknown charset', '{}', { 'Content-Type': `${json}; charset=klingon` }],
    ['an unknown encoding', '{}', { 'Content-Type': json, 'Content-Encoding': 'klingon' }],
    ['what is not gzip', '{}', { 'Content-Type': json, 'Content-Encoding': 'gzip' }],
    ['a form', 'a[b]=%ff', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['an unknown type', 'x', { 'Content-Type': 'x' }],
    ['1 MB', '"'.padEnd(1_000_000, 'x') + '"', { 'Content-Type': json }],
  ])('%s', async (_what, body, headers) => {
    failureOf(await ask('/listing', { method: 'POST', body, headers }), 405);
    failureOf(await ask('/nope', { method: 'POST', body, headers }), 404);
  });
});

describe('paths that do not exist', () => {
  test.each([
    '',
    '/',
    '/nope',
    '/listing/nope/x',
    '/listing/approved',
    '/LISTING',
    '/api/listing',
    '/use',
  ])('%j is 404', async (path) => {
    failureOf(await ask(path), 404);
  });

  test.each([
    '//listing',
    '/listing//ides',
    '/listing/%00',
    '/listing;x=1',
    '/listing/approved/a/b',
  ])('%j, sent as it is, is 404', async (path) => {
    failureOf(await askRaw(path), 404);
  });

  test('a slash at the end does not matter', async () => {
    expect((await askRaw('/listing/')).status).toBe(200);
  });
});

describe('language', () => {
  test.each([
    ['ar-IQ,ar;q=0.9,en;q=0.8', 'لم نعثر على ما تبحث عنه'],
    ['ckb', 'ئەوەی بەدوایدا دەگەڕێیت نەدۆزرایەوە'],
    ['ku-IQ', 'ئەوەی بەدوایدا دەگەڕێیت نەدۆزرایەوە'],
    ['en-GB', 'We couldn’t find what you asked for'],
    ['fr', 'We couldn’t find what you asked for'],
  ])('%s', async (language, message) => {
    const answer = await ask('/nope', { headers: { 'Accept-Language': language } });
    expect(failureOf(answer, 404)).toEqual({ message, key: 'notFound' });
  });

  test('each language has its own text', async () => {
    const texts = new Set<string>();
    for (const language of languageCodes) {
      texts.add(failureOf(await ask('/user/me', { language }), 401).message);
    }
    expect(texts.size).toBe(languageCodes.length);
  });
});
