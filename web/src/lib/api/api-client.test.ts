import { getMe, deleteMe } from '@qaysari/contract/account/calls';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, success, type FakeAnswer, type FakeApi } from '../../testing/fake-api.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { keepToken, readToken } from '../session/token.ts';
import { callApi, readAnswer, submitToApi } from './api-client.ts';
import { ApiFailure } from './failure.ts';

const deletion = 'PUT /user/delete?force=true';
const reading = 'GET /user/me';

let api: FakeApi;
let answerDeletion: (answer: FakeAnswer) => void;

beforeEach(() => {
  api = fakeApi();
  api.on('PUT /user/delete', () => new Promise((resolve) => (answerDeletion = resolve)));
  api.on(reading, () => success({ _id: 'me' }));
});

const deleteAccount = () => submitToApi(deleteMe, { language: 'en', query: { force: 'true' } });
const read = () => callApi(getMe, { language: 'en' });

it('makes no read while the session is being ended, and none with its token afterwards', async () => {
  keepToken(tokenOf('zain'), { remember: true });
  const deleted = deleteAccount();
  const failure = read().catch((error: unknown) => error);
  await expect.poll(() => api.calls).toEqual([deletion]);
  answerDeletion(success(undefined));
  await deleted;
  expect(await failure).toBeInstanceOf(ApiFailure);
  expect(await failure).toMatchObject({ status: 401, isSignedOut: true });
  expect(api.calls).toEqual([deletion]);

  keepToken(tokenOf('dana'), { remember: true });
  await expect(read()).resolves.toEqual({ _id: 'me' });
});

it('reads once the end of the session was refused', async () => {
  keepToken(tokenOf('sara'), { remember: true });
  const refused = deleteAccount().catch((error: unknown) => error);
  const answer = read();
  await expect.poll(() => api.calls).toEqual([deletion]);
  answerDeletion({ status: 503, body: {} });
  expect(await refused).toMatchObject({ status: 503 });
  await expect(answer).resolves.toEqual({ _id: 'me' });
  expect(api.calls).toEqual([deletion, reading]);
});

/** A page of a network that asks to sign in, of Hosting, of Google; and data that are none of ours. */
const foreign = [
  '<!doctype html><title>Sign in to the network</title>',
  '',
  'Rate exceeded.',
  'null',
  '[]',
  '"ok"',
  '{}',
  '{"message":"Sign in to the network"}',
  '{"error":{"code":404,"message":"Not Found"}}',
];

it.each([200, 201, 302, 400, 401, 403, 404, 409, 410, 413, 429, 500, 502, 503])(
  'takes an answer with status %i that is not ours for none',
  (status) => {
    const token = tokenOf('zain');
    keepToken(token, { remember: true });
    for (const text of foreign) {
      const read = () => readAnswer<typeof getMe>({ status, text }, token);
      const failure = failureOf(read);
      expect(failure).toMatchObject({ status: status < 500 ? 0 : status, isTransient: true });
    }
    expect(readToken()).toBe(token);
  },
);

function failureOf(work: () => unknown): ApiFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiFailure) return error;
  }
  throw new Error('It did not fail');
}
