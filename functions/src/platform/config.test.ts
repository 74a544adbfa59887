import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment has defaults', () => {
  expect(readConfig({})).toEqual({ searchMaxAgeMs: 15_000, servesHttp: true });
  expect(readConfig({ SEARCH_MAX_AGE_MS: '' }).searchMaxAgeMs).toBe(15_000);
});

test('settings are read', () => {
  const environment = { SEARCH_MAX_AGE_MS: '0', FUNCTION_SIGNATURE_TYPE: 'cloudevent' };
  expect(readConfig(environment)).toEqual({ searchMaxAgeMs: 0, servesHttp: false });
});

test.each(['-1', '1.5', 'soon', '1e3', ' 1', '9999999999'])('%j is no age', (text) => {
  expect(() => readConfig({ SEARCH_MAX_AGE_MS: text })).toThrow('SEARCH_MAX_AGE_MS');
});
