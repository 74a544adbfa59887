import { withInputs } from '@qaysari/contract/checked-endpoint';
import { endpoint } from '@qaysari/contract/endpoint';
import { error as logError } from 'firebase-functions/logger';
import { afterAll, expect, test, vi } from 'vitest';
import { listen } from '../platform/test-server.ts';
import { jsonApp } from './json-app.ts';
import { contractRouter } from './router.ts';

vi.mock('firebase-functions/logger', { spy: true });
vi.mocked(logError).mockReturnValue(undefined);

const endpoints = withInputs(
  {
    hang: endpoint({ method: 'GET', path: '/hang', access: 'public' }).answers<string>(),
    serve: endpoint({ method: 'GET', path: '/serve', access: 'optionalUser' }).answers<string>(),
  },
  { hang: {}, serve: {} },
);
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
    expect.objectContaining({ message: 'no answer after 200 ms' }),
    expect.anything(),
  );
});

test('a call that is in time is answered as ever', async () => {
  const response = await fetch(`${server.origin}/serve`);
  expect([response.status, await response.json()]).toEqual([200, { success: true, data: 'done' }]);
});
