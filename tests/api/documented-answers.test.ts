import { login } from '@qaysari/contract/account/calls';
import { listListings, suggestListings } from '@qaysari/contract/listing/calls';
import { describe, expect, test } from 'vitest';
import { ask, call } from '../support/api-client.ts';
import { expectDocumented, type Answered } from '../support/documented.ts';

/**
 * Every test that calls the API by api-client.ts checks the answer against docs/openapi.json. These tests prove that
 * this check finds wrong answers.
 */

const suggested = await ask(suggestListings.path);
const refused = await call(login, {});

const good: Answered = { method: 'GET', path: '/listing/suggest?search=a', ...suggested };
const failed: Answered = { method: 'POST', path: login.path, ...refused };
const failure = (key: string) => ({ message: 'x', key });

test('the answers that the wrong ones are made from are right', () => {
  expect([good.status, failed.status]).toEqual([200, 400]);
  expectDocumented(good);
  expectDocumented(failed);
});

const data = (suggested.body as { data: object }).data;

describe('an answer fails the test', () => {
  test.each<[string, Answered]>([
    ['of another call', { ...good, path: listListings.path }],
    ['with an unknown status', { ...good, status: 418 }],
    ['with an unknown failure', { ...failed, status: 500, body: failure('somethingWentWrong') }],
    ['with a field more', { ...good, body: { success: true, data, debug: 1 } }],
    ['with a field more inside', { ...good, body: { success: true, data: { ...data, uid: '' } } }],
    ['without a field', { ...good, body: { success: true, data: {} } }],
    ['without its data', { ...good, body: { success: true } }],
    ['with a message of its own', { ...good, body: { success: true, message: 'x', data } }],
    ['without a body', { ...good, body: undefined }],
    ['that fails with a field more', { ...failed, body: { ...Object(failed.body), stack: 'x' } }],
    ['that fails with a foreign text', { ...failed, body: failure('notFound') }],
    ['that fails without a key', { ...failed, body: { message: 'x' } }],
    ['for a method that there is not', { ...good, method: 'PUT' }],
    ['for a path that there is not', { ...good, path: '/nowhere' }],
    ['with a body for HEAD', { ...good, method: 'HEAD' }],
    ['of a redirect with a body', { ...good, path: '/auth/google', status: 302 }],
  ])('%s', (_what, wrong) => {
    expect(() => expectDocumented(wrong)).toThrow();
  });
});
