import { withSchemas } from '@qaysari/contract/endpoints';
import type { JsonEndpoint, Nothing } from '@qaysari/contract/shared/endpoint';
import { error as logError } from 'firebase-functions/logger';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from '../platform/test-server.ts';
import { jsonApp } from './http-app.ts';
import { contractRouter } from './router.ts';
import { answerTime, bodyTime } from './time-limits.ts';

vi.mock('firebase-functions/logger', { spy: true });
vi.mocked(logError).mockReturnValue(undefined);

const hang: JsonEndpoint<'public', Nothing, string> = {
  method: 'GET',
  path: '/hang',
  access: 'public',
};
const serve: JsonEndpoint<'optionalUser', Nothing, string> = {
  method: 'GET',
  path: '/serve',
  access: 'optionalUser',
};
const endpoints = withSchemas({ hang, serve }, {});
const forms = withSchemas({ send: { ...serve, method: 'POST', path: '/send' } }, {});
const never = () => new Promise<never>(() => undefined);
const soon = () => Promise.resolve('done');
const nobody = () => Promise.resolve(undefined);
const open = (findCaller: () => Promise<undefined>) => {
  const handlers = { hang: never, serve: soon };
  const router = contractRouter(endpoints, handlers, findCaller, { answerMs: 200 });
  return listen(jsonApp(router) as Parameters<typeof listen>[0]);
};
const server = await open(nobody);
const withoutCallers = await open(never);
afterAll(() => Promise.all([server.close(), withoutCallers.close()]));

test.each([
  ['a call that hangs', () => `${server.origin}/hang`],
  ['a look at who calls that hangs', () => `${withoutCallers.origin}/serve`],
])('%s is answered 503 with Retry-After in time', async (_what, url) => {
  const response = await fetch(url());
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toMatchObject({ key: 'somethingWentWrong' });
  expect(logError).toHaveBeenLastCalledWith(
    'request failed',
    expect.objectContaining({
      message: expect.stringMatching(/^no answer after \d+ ms$/) as string,
    }),
    expect.anything(),
  );
});

test('who calls and what they send take their part of the one time of a call', async () => {
  let spent = 0;
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + spent);
  const spend = <Value>(ms: number, value: Value) => {
    spent += ms;
    return Promise.resolve(value);
  };
  const router = contractRouter(forms, { send: never }, () => spend(100_000, undefined), {
    answerMs: 180_000,
    read: () => spend(79_800, { body: {} }),
  });
  const slow = await listen(jsonApp(router) as Parameters<typeof listen>[0]);
  expect((await fetch(`${slow.origin}/send`, { method: 'POST' })).status).toBe(503);
  const failure = vi.mocked(logError).mock.lastCall?.[1] as Error;
  const [, left] = /^no answer after (\d+) ms$/.exec(failure.message) ?? [];
  expect(Number(left)).toBeLessThanOrEqual(200);
  vi.mocked(performance.now).mockRestore();
  await slow.close();
});

test('a body has less time than its call, and Hosting more', () => {
  expect(bodyTime.totalMs).toBeLessThan(answerTime.publishMs);
  expect(answerTime.publishMs).toBeLessThan(60_000);
});

test('a call that is in time is answered as ever', async () => {
  const response = await fetch(`${server.origin}/serve`);
  expect([response.status, await response.json()]).toEqual([200, { success: true, data: 'done' }]);
});
