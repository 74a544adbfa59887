import type { Failure } from '@qaysari/contract/shared/failure';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { errorText } from '../../tools/src/api-docs/error-texts.ts';
import { readJson } from '../../tools/src/repository.ts';

interface Response {
  description: string;
  content?: object;
}

interface Operation {
  responses: Record<string, Response | { $ref: string }>;
}

interface Documented {
  paths: Record<string, Record<string, Operation>>;
}

/** A call as it was sent, and its answer. `path` is below `/api`. */
export interface Answered {
  method: string;
  path: string;
  status: number;
  /** The JSON of the body; undefined where there is none. */
  body: unknown;
}

const document = readJson('docs/openapi.json') as Documented;

function openDocument(): Ajv2020 {
  const opened = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  addFormats(opened);
  // The document as a whole is no schema, so its own keywords validate nothing.
  return opened.addVocabulary(Object.keys(document)).addSchema(document, 'api');
}

// The compiled schemas are cached for the next test file of the process, which loads this module again.
const shared = globalThis as { documentedApi?: Ajv2020 };
const ajv = (shared.documentedApi ??= openDocument());

/** Of each documented path, those without parameters first: `/user/me` comes before `/user/{id}`. */
const shapes = Object.keys(document.paths)
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));

/** Failures of every call: a rate limit, two writers of one document, and an unavailable database. */
const ofEveryCall: Readonly<Record<number, readonly ErrorKey[]>> = {
  429: ['tooManyUntil', 'tooManyUntilHours'],
  503: ['somethingWentWrong'],
};

/**
 * Fails the test when docs/openapi.json does not allow this answer: for another status, an additional or missing
 * field, or a text that this failure does not have. The document is generated from the contract, and a unit test
 * compares the two.
 */
export function expectDocumented(answered: Answered): void {
  const { status, body } = answered;
  const method = answered.method.toUpperCase();
  const call = `${method} ${answered.path}`;
  const found = operationsAt(answered.path);
  if (method === 'HEAD' || method === 'OPTIONS') {
    expect(body, `${call} is answered without a body`).toBeUndefined();
    return;
  }
  const known = found.find(([, operations]) => operations[method.toLowerCase()]);
  if (!known) {
    const [refusal, key] = found.length > 0 ? [405, 'methodNotAllowed'] : [404, 'notFound'];
    expectFailure(call, body);
    // A malformed path is 400 before any route is looked up.
    const isUnreadable = status === 400 && hasKey(body, 'malformedRequest');
    expect(
      isUnreadable || (status === refusal && hasKey(body, key)),
      describe(call, answered),
    ).toBe(true);
    return;
  }
  const [template, operations] = known;
  const { responses } = operations[method.toLowerCase()] as Operation;
  if (!(status in responses) && ofEveryCall[status]?.some((key) => hasKey(body, key))) {
    expectFailure(call, body);
    return;
  }
  expect(Object.keys(responses), `${call} may answer ${status}`).toContain(String(status));
  const place = placeOf(template, method, status);
  const response = valueAt(place) as unknown as Response;
  if (!response.content) {
    expect(body, `${call}: ${status} has no body`).toBeUndefined();
    return;
  }
  expectShape(schemaAt([...place, 'content', 'application/json', 'schema']), call, body);
  if (status >= 400) expect(textsOf(response), `${call}: ${status}`).toContain(textOf(body));
}

/** The operations of the most specific shape of a path: `/user/push` is not `/user/{id}`. */
function operationsAt(path: string): [string, Record<string, Operation>][] {
  const [asked = ''] = path.split('?', 1);
  const found = shapes.filter(({ pattern }) => pattern.test(asked));
  return found
    .filter(({ pattern }) => pattern.source === found[0]?.pattern.source)
    .map(({ template }) => [template, document.paths[template] ?? {}]);
}

function placeOf(template: string, method: string, status: number): string[] {
  const place = ['paths', template, method.toLowerCase(), 'responses', String(status)];
  const { $ref } = valueAt(place) as { $ref?: string };
  return $ref === undefined ? place : $ref.slice(2).split('/');
}

function expectFailure(call: string, body: unknown): void {
  expectShape(schemaAt(['components', 'schemas', 'Failure']), call, body);
}

function expectShape(isDocumented: ValidateFunction, call: string, body: unknown): void {
  isDocumented(body);
  expect(isDocumented.errors ?? [], `${call}: ${JSON.stringify(body)}`).toStrictEqual([]);
}

function hasKey(body: unknown, key: string | undefined): boolean {
  return (body as Partial<Failure> | undefined)?.key === key;
}

/** The texts of a failure, as the document lists them. */
function textsOf({ description }: Response): string[] {
  return description.slice(1, -2).split('”, “');
}

function textOf(body: unknown): string {
  const { key } = body as Failure;
  return key ? errorText(key) : '';
}

const describe = (call: string, { status, body }: Answered) =>
  `${call} is answered ${status} ${JSON.stringify(body)}`;

function schemaAt(place: readonly string[]): ValidateFunction {
  const schema = ajv.getSchema(`api#/${place.map(escaped).join('/')}`);
  if (!schema) throw new Error(`No schema at ${place.join('/')}`);
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
