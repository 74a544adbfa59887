import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@qaysari/contract/endpoint';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { Answer } from './api-client.ts';

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const file = join(import.meta.dirname, '../../docs/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Documented;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats(ajv);
// The document as a whole is no schema; its own words say nothing about a value.
ajv.addVocabulary(Object.keys(document)).addSchema(document, 'api');

/** Fails the test where docs/openapi.json does not say that this call may be answered so. */
export function expectDocumented(endpoint: Endpoint, { status, body }: Answer): void {
  const call = `${endpoint.method} ${endpoint.path}`;
  const responses = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses;
  expect(Object.keys(responses ?? {}), `${call} may answer ${status}`).toContain(String(status));
  const isDocumented = schemaOf(endpoint, status);
  isDocumented(body);
  expect(isDocumented.errors ?? [], `${call}: ${JSON.stringify(body)}`).toStrictEqual([]);
}

function schemaOf({ method, path }: Endpoint, status: number): ValidateFunction {
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const response = valueAt(place);
  const shared =
    typeof response['$ref'] === 'string' ? response['$ref'].slice(2).split('/') : place;
  const whole = [...shared, 'content', 'application/json', 'schema'];
  const schema = ajv.getSchema(`api#/${whole.map(escaped).join('/')}`);
  if (!schema) throw new Error(`No schema for ${status} of ${method} ${path}`);
  return schema;
}

function valueAt(place: readonly string[]): Record<string, unknown> {
  return place.reduce<Record<string, unknown>>(
    (value, name) => value[name] as Record<string, unknown>,
    document as unknown as Record<string, unknown>,
  );
}

/** As a part of a JSON pointer in a URI (RFC 6901, 6). */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
