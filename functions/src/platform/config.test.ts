import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  [undefined, true],
  ['http', true],
  ['cloudevent', false],
])('a process of signature type %s serves HTTP: %s', (type, servesHttp) => {
  const environment = { FUNCTION_SIGNATURE_TYPE: type };
  expect(readConfig(environment)).toEqual({ servesHttp });
});
