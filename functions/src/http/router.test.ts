import type { User } from '@qaysari/contract/account/types';
import { withSchemas } from '@qaysari/contract/endpoints';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { listingFilterSchema } from '@qaysari/contract/listing/schema';
import type { IdParams, JsonEndpoint, Nothing } from '@qaysari/contract/shared/endpoint';
import { yup } from '@qaysari/contract/shared/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNeeded } from '../platform/api-error.ts';
import type { Handlers } from '../platform/handler.ts';
import { listen, type TestServer } from '../platform/test-server.ts';
import { maxBodyBytes } from './body.ts';
import { jsonApp } from './http-app.ts';
import { contractRouter, type FindCaller } from './router.ts';

const id = yup.object({ id: yup.string().required() });
const note = yup.object({ text: yup.string().required().max(5) });

const listNotes: JsonEndpoint<'public', { query: ListingFilter }, object> = {
  method: 'GET',
  path: '/note',
  access: 'public',
};
const getNote: JsonEndpoint<'optionalUser', { params: IdParams }, string[]> = {
  method: 'GET',
  path: '/note/{id}',
  access: 'optionalUser',
};
// Sorts after `getNote` by name, but must win for its own path.
const newestNote: JsonEndpoint<'public', Nothing, string> = {
  method: 'GET',
  path: '/note/newest',
  access: 'public',
};
const writeNote: JsonEndpoint<'user', { params: IdParams; body: { text: string } }, object> = {
  method: 'PUT',
  path: '/note/{id}',
  access: 'user',
};
const renewNote: JsonEndpoint<'user', Nothing, undefined> = {
  method: 'POST',
  path: '/renew',
  access: 'user',
};
const shoutNote: JsonEndpoint<'optionalUser', Nothing, undefined> = {
  method: 'POST',
  path: '/shout',
  access: 'optionalUser',
  perMinute: 2,
};
const skimNote: JsonEndpoint<'public', Nothing, string> = {
  method: 'POST',
  path: '/skim',
  access: 'public',
  ignoresBody: true,
};
const failNote: JsonEndpoint<'public', Nothing, object> = {
  method: 'GET',
  path: '/fail',
  access: 'public',
};
const endpoints = withSchemas(
  { listNotes, getNote, newestNote, writeNote, renewNote, shoutNote, skimNote, failNote },
  {
    listNotes: { query: listingFilterSchema },
    getNote: { params: id },
    writeNote: { params: id, body: note },
  },
);

const handlers: Handlers<typeof endpoints> = {
  listNotes: ({ query }) => Promise.resolve(query),
  getNote: ({ params, caller }) => Promise.resolve([params.id, caller?.uid ?? 'nobody']),
  newestNote: ({ language }) => Promise.resolve(language),
  writeNote: ({ params, body }) => Promise.resolve({ ...params, ...body }),
  renewNote: () => Promise.resolve(undefined),
  shoutNote: () => Promise.resolve(undefined),
  skimNote: () => Promise.resolve('fine'),
  failNote: () => Promise.reject(new Error('the secret inside')),
};

const user: User = {
  ...{
    _id: 'me',
    username: 'me',
    email: 'me@x',
    isOAuth: false,
    termsAccepted: true,
    mailLanguage: 'ar',
  },
  role: 'member',
};
const session = { uid: 'me', validFrom: 0, signedInAt: 0 };
const findCaller: FindCaller = (request) => {
  const header = request.get('authorization');
  if (header === 'Bearer good') return Promise.resolve({ uid: 'me', user, session });
  if (header === 'Bearer other') return Promise.resolve({ uid: 'other', user, session });
  return header === undefined ? Promise.resolve(undefined) : Promise.reject(signInNeeded());
};
const signedIn = { Authorization: 'Bearer good' };
const json = { ...signedIn, 'Content-Type': 'application/json' };

let server: TestServer;
beforeAll(async () => {
  const serve = jsonApp(contractRouter(endpoints, handlers, findCaller));
  server = await listen(serve as Parameters<typeof listen>[0]);
});
afterAll(() => server.close());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(server.origin + path, init);
  const text = await response.text();
  expect(response.headers.get('content-type') ?? 'none').toMatch(/^application\/json|^none$/);
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as unknown,
  };
}

describe('a call', () => {
  test.each(['/note/newest', '/api/note/newest', '/api/note/newest/'])(
    '%s is answered with its data, in the language asked for',
    async (path) => {
      const answer = await ask(path, { headers: { 'Accept-Language': 'ckb' } });
      expect(answer).toMatchObject({ status: 200, body: { success: true, data: 'ku' } });
    },
  );

  test('reads the query by the schema', async () => {
    const { body } = await ask('/api/note?page=2&category=it_tech,other&unknown=1');
    expect(body).toEqual({ success: true, data: { page: 2, category: ['it_tech', 'other'] } });
  });

  test('HEAD is a GET without a body', async () => {
    const got = await ask('/note');
    const { status, headers, body } = await ask('/note', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: undefined });
    expect(headers.get('content-length')).toBe(got.headers.get('content-length'));
  });

  test('is never cached, sniffed or framed, and does not name the framework', async () => {
    const { headers } = await ask('/note');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers.has('x-powered-by') || headers.has('etag')).toBe(false);
  });
});

describe('who asks', () => {
  test('a viewer may be nobody, or somebody', async () => {
    const visitor = await ask('/note/7');
    const member = await ask('/note/7', { headers: signedIn });
    expect(visitor.body).toEqual({ success: true, data: ['7', 'nobody'] });
    expect(member.body).toEqual({ success: true, data: ['7', 'me'] });
  });

  test('a bad token is 401 where one is looked at, and nothing where none is', async () => {
    const headers = { Authorization: 'Bearer bad' };
    const answer = await ask('/note/7', { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect((await ask('/note', { headers })).status).toBe(200);
  });

  test('a member call without a token is 401, before its body is looked at', async () => {
    const answer = await ask('/note/7', { method: 'PUT', body: '{bad' });
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue' } });
  });
});

describe('how often', () => {
  const other = { Authorization: 'Bearer other' };
  /** The statuses of so many calls, and how many had each. */
  const statusesOf = async (count: number, path: string, headers: Record<string, string>) => {
    const post = () => ask(path, { method: 'POST', body: '{}', headers: { ...json, ...headers } });
    const statuses = [];
    for (let n = 0; n < count; n += 1) statuses.push((await post()).status);
    return Object.fromEntries(
      [...Map.groupBy(statuses, (status) => status)].map(([status, { length }]) => [
        status,
        length,
      ]),
    );
  };

  test('one person may change something 120 times a minute, and others meanwhile', async () => {
    expect(await statusesOf(121, '/renew', signedIn)).toEqual({ 200: 120, 429: 1 });
    expect(await statusesOf(1, '/renew', other)).toEqual({ 200: 1 });
    const { headers } = await ask('/renew', { method: 'POST', headers: signedIn });
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('is what the contract says where it names a number; visitors are not counted', async () => {
    expect(await statusesOf(3, '/shout', signedIn)).toEqual({ 200: 2, 429: 1 });
    const visitor = () =>
      ask('/shout', {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
    for (let n = 0; n < 4; n += 1) expect((await visitor()).status).toBe(200);
  });

  test('is no matter for reads', async () => {
    for (let n = 0; n < 130; n += 1) {
      expect((await ask('/note/7', { headers: other })).status).toBe(200);
    }
  });
});

describe('a body', () => {
  const put = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = json) =>
    ask('/note/7', { method: 'PUT', body, headers });

  test('is read as JSON', async () => {
    const { body } = await put('{"text":"hi","more":1}');
    expect(body).toEqual({ success: true, data: { id: '7', text: 'hi' } });
  });

  test.each(['{bad', '"text"', '{"text":"hi"', 'null', '[]', '[{"text":"hi"}]', '{"a":1}}'])(
    'malformed: %s is 400 without fields',
    async (text) => {
      const { status, body } = await put(text);
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          message: 'We couldn’t read the request. Reload the page and try again',
          key: 'malformedRequest',
        },
      });
    },
  );

  test('may hold names that every object has, at any depth, and they are passed over', async () => {
    const { body } = await put('{"text":"hi","__proto__":{"x":1},"constructor":{"toString":"y"}}');
    expect(body).toEqual({ success: true, data: { id: '7', text: 'hi' } });
  });

  test('nested deeper than anything real is 400', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await put(`{"text":"hi","deep":${deep}}`)).status).toBe(400);
  });

  test('with wrong fields names them, in the language asked for and by the keys of their texts', async () => {
    const { status, body } = await put('{"text":"much too long"}', {
      ...json,
      'Accept-Language': 'ar',
    });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        message: 'يرجى مراجعة الحقول المحددة',
        key: 'checkFields',
        error: { text: 'يجب ألا يزيد النص عن 5 من الأحرف' },
        errors: ['يجب ألا يزيد النص عن 5 من الأحرف'],
        fields: { text: { key: 'tooLong', params: { max: 5 } } },
      },
    });
  });

  test('missing altogether lacks its required fields', async () => {
    const { status, body } = await ask('/note/7', { method: 'PUT', headers: signedIn });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { text: 'This field is required' } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x'])(
    'of type %s is 415 and says what is accepted',
    async (type) => {
      const answer = await put('{"text":"hi"}', { ...signedIn, 'Content-Type': type });
      expect(answer.status).toBe(415);
      expect(answer.headers.get('accept')).toBe('application/json');
    },
  );

  test.each([
    [{ ...json, 'Content-Type': 'application/json; charset=klingon' }, 415],
    [{ ...json, 'Content-Encoding': 'klingon' }, 415],
    [{ ...json, 'Content-Encoding': 'gzip' }, 400],
  ])('in an encoding that cannot be read: %o is %i', async (headers, status) => {
    expect((await put('{"text":"hi"}', headers)).status).toBe(status);
  });

  test.each([
    { 'Content-Type': 'x' },
    { 'Content-Type': 'application/json; charset=klingon' },
    { 'Content-Encoding': 'klingon' },
    { 'Content-Encoding': 'gzip' },
  ])('that nobody looks at may be anything: %o', async (headers) => {
    const { body } = await ask('/skim', { method: 'POST', body: '{bad', headers });
    expect(body).toEqual({ success: true, data: 'fine' });
  });

  test('over the limit is 413, with and without a declared length', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(maxBodyBytes) });
    expect((await put(long)).status).toBe(413);
    const streamed = new Blob([long]).stream();
    const init = { method: 'PUT', headers: json, body: streamed, duplex: 'half' };
    expect((await ask('/note/7', init as RequestInit)).status).toBe(413);
  });

  test('of a GET means nothing', async () => {
    const raw =
      'GET /note HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\n\r\n{bad';
    expect(await server.raw(raw)).toMatch(/^HTTP\/1.1 200 OK/);
  });
});

describe('what the contract does not know', () => {
  test.each(['/', '/api', '/nope', '/api/nope', '/api/api/note', '/NOTE', '/note/7/8', '//note'])(
    '%s is 404',
    async (path) => {
      const { status, body } = await ask(path);
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'We couldn’t find what you asked for', key: 'notFound' },
      });
    },
  );

  test.each([
    ['POST', '/note', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/note/7', 'GET, HEAD, PUT, OPTIONS'],
    ['PATCH', '/note/7', 'GET, HEAD, PUT, OPTIONS'],
  ])('%s %s is 405', async (method, path, allow) => {
    const { status, headers, body } = await ask(path, { method });
    expect({ status, body }).toEqual({
      status: 405,
      body: { message: 'This kind of request isn’t accepted here', key: 'methodNotAllowed' },
    });
    expect(headers.get('allow')).toBe(allow);
  });

  test('OPTIONS lists the supported methods', async () => {
    const { status, headers } = await ask('/note/7', { method: 'OPTIONS' });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, PUT, OPTIONS']);
  });

  test.each(['/note/%ff', '/api/note/%', '/note/%E0%A4%A'])(
    '%s, which is no text, is 400',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );
});
