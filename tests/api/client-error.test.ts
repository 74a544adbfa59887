import { reportClientError } from '@qaysari/contract/report/calls';
import { describe, expect, test } from 'vitest';
import { someAddress } from '../../tools/src/some-address.ts';
import { call, failureOf } from '../support/api-client.ts';

const report = {
  kind: 'render',
  message: 'TypeError: x is undefined',
  stack: 'TypeError: x is undefined\n    at https://qaysari.example/assets/index-a.js:1:2',
  page: '/ads/:id',
  version: 'index-a.js',
};

test('takes a report, also without the fields that may be left out', async () => {
  const { stack: _stack, version: _version, ...least } = report;
  expect((await call(reportClientError, report)).status).toBe(200);
  expect((await call(reportClientError, least)).status).toBe(200);
});

describe('400', () => {
  test.each([
    ['kind', 'other'],
    ['kind', undefined],
    ['message', ''],
    ['message', 7],
    ['message', 'x'.repeat(301)],
    ['stack', 'x'.repeat(3_001)],
    ['stack', {}],
    ['page', '/ads/4f2K'],
    ['page', '/ads?search=x'],
    ['page', undefined],
    ['version', 'a b'],
  ])('for the field %s that is %j', async (field, value) => {
    const answer = await call(reportClientError, { ...report, [field]: value });
    expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual([field]);
  });
});

test('413 for a body that is too large', async () => {
  const answer = await call(reportClientError, { ...report, more: 'x'.repeat(70_000) });
  expect(answer.status).toBe(413);
});

test('429 for an address that reports too often, and for no other', async () => {
  const address = someAddress();
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call(reportClientError, report, { address })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await call(reportClientError, report)).status).toBe(200);
});
