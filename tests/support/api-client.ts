import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import type { Failure, Success } from '@qaysari/contract/shared/failure';
import type { Language } from '@qaysari/contract/shared/languages';
import { expect } from 'vitest';
import { someAddress } from '../../tools/src/some-address.ts';
import { expectDocumented } from './documented.ts';
import { origin } from './stack.ts';

export interface Ask {
  method?: string;
  token?: string;
  language?: Language;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Sent as JSON. */
  json?: unknown;
  /** Where from: every call comes from another place unless said. */
  address?: string;
  /** Of another API. */
  origin?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the body; undefined where there is none. */
  body: unknown;
}

let answering = origin;

/** Sends the calls that name no origin there from now on. At first they go to the stack. */
export function askAt(at: string): void {
  answering = at;
}

/**
 * Asks the API over HTTP. Fails the test for anything that is not the API's own JSON, and for an answer that
 * the contract does not know: every test that asks here checks that.
 */
export async function ask(path: string, how: Ask = {}): Promise<Answer> {
  const { method = 'GET', token, language, json } = how;
  const body = json === undefined ? how.body : JSON.stringify(json);
  const response = await fetch(`${how.origin ?? answering}/api${path}`, {
    method,
    headers: {
      'X-Forwarded-For': how.address ?? someAddress(),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(language ? { 'Accept-Language': language } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...how.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return readAnswer({ method, path }, response.status, response.headers, await response.text());
}

/** Calls an endpoint of the contract with this body. */
export function call(endpoint: Endpoint, json: unknown, how: Ask = {}): Promise<Answer> {
  return ask(endpoint.path, { method: endpoint.method, json, ...how });
}

/** Sends the path as it is, where `fetch` would tidy it up. */
export function askRaw(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(answering, { path: `/api${path}` }, (response) => {
      const headers = new Headers(Object.entries(response.headers) as [string, string][]);
      text(response)
        .then((body) => {
          resolve(readAnswer({ method: 'GET', path }, response.statusCode ?? 0, headers, body));
        })
        .catch(reject);
    })
      .on('error', reject)
      .end();
  });
}

function readAnswer(
  sent: { method: string; path: string },
  status: number,
  headers: Headers,
  text: string,
): Answer {
  if (text !== '') {
    expect(headers.get('content-type'), text).toBe('application/json; charset=utf-8');
  }
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  expectDocumented({ ...sent, status, body });
  return { status, headers, body };
}

/** What a successful answer of that call carries; fails the test for any other answer. */
export function dataOf<E extends Endpoint>(
  endpoint: E,
  { status, body }: Answer,
): NonNullable<E['answer']> {
  expect(status, `${endpoint.path}: ${JSON.stringify(body)}`).toBe(200);
  const { data } = body as Success<E['answer']>;
  if (data === undefined || data === null) throw new Error(`${endpoint.path} answers no data`);
  return data;
}

/** The texts of a failed answer; fails the test for another status. */
export function failureOf({ status, body }: Answer, expected: number): Failure {
  expect(status, JSON.stringify(body)).toBe(expected);
  const failure = body as Failure;
  expect(failure.message).toEqual(expect.stringMatching(/\S/));
  expect(failure.key, 'names the text of its message').toMatch(/^\w+$/);
  expect(Object.keys(failure.fields ?? {})).toEqual(Object.keys(failure.error ?? {}));
  return failure;
}
