import { callsPerMinute, type CheckedEndpoint } from '@qaysari/contract/shared/endpoint';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { errorText } from './error-texts.ts';
import type { Failures } from './failures.ts';
import { inputFields } from './field-schema.ts';
import { reference, type Operation, type Reference, type Response } from './open-api.ts';

/** The failed answers of a call: of its handler, and of the router before the handler is asked. */
export function failuresOf(endpoint: CheckedEndpoint, failures: Failures): Operation['responses'] {
  const all: Failures = new Map([...failures].map(([status, keys]) => [status, new Set(keys)]));
  const add = (status: number, key: ErrorKey) =>
    all.set(status, new Set([...(all.get(status) ?? []), key]));
  const { access, method, kind, params, query, body, needsRecentSignIn, ignoresBody } = endpoint;
  const fields = [query, body].flatMap(inputFields);
  if (fields.length > 0 || kind === 'multipart') add(400, 'checkFields');
  if (method !== 'GET' || inputFields(params).length > 0) add(400, 'malformedRequest');
  if (access !== 'public') add(401, 'signInNeeded');
  if (needsRecentSignIn) add(403, 'recentSignIn');
  if (callsPerMinute(endpoint) !== undefined) add(429, 'tooManyUntil');
  if (method !== 'GET') {
    add(408, 'bodyTooSlow');
    add(413, 'bodyTooLarge');
    if (!ignoresBody) add(415, 'wrongContentType');
  }
  const responses = [...all]
    .sort(([one], [other]) => one - other)
    .map(([status, keys]) => [status, answerWith([...keys])] as const);
  return { ...Object.fromEntries(responses), default: reference('responses', 'failure') };
}

/** A failure with one of these texts; one that has a single text is named by it. */
function answerWith(keys: readonly ErrorKey[]): Response | Reference {
  const [key, ...others] = keys;
  return key && others.length === 0 ? reference('responses', key) : failureResponse(keys);
}

const retryAfter = {
  'Retry-After': {
    required: true,
    description: 'In so many seconds the same call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
};

export function failureResponse(keys: readonly ErrorKey[]): Response {
  const texts = keys.map((key) => `“${errorText(key)}”`).sort();
  return {
    description: `${texts.join(', ')}.`,
    ...(keys.includes('tooManyUntil') && { headers: retryAfter }),
    content: { 'application/json': { schema: reference('schemas', 'Failure') } },
  };
}
