import type { CheckedEndpoint } from '@qaysari/contract/shared/endpoint';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import type { yup } from '@qaysari/contract/shared/schema';
import fc from 'fast-check';
import type { EndpointName, Sent } from '../api/endpoint-table.ts';
import { megabyte, uncleanTexts, takenTexts } from './hostile-texts.ts';

/** Requests that are right but for one generated fault: from the contract's own schemas. */

const contract: Readonly<Record<EndpointName, CheckedEndpoint>> = {
  ...endpoints,
  ...publishEndpoints,
};

/** A request as it goes over the line. */
export interface Wire {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One thing that is wrong with a request. */
type Fault =
  | { kind: 'field'; name: string; value: unknown }
  | { kind: 'left out'; name: string }
  | { kind: 'query'; name: string; text: string }
  | { kind: 'id'; text: string }
  | { kind: 'body'; text: string }
  | { kind: 'header'; name: string; text: string };

export interface GeneratedRequest {
  name: EndpointName;
  /** Which of the rows of the table of endpoints. */
  row: number;
  faults: Fault[];
}

/** Names that every object inherits, and some that no schema has. */
const strangeNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'a.b',
  'a[0]',
  '',
  '0',
  'uid',
  'status',
  '$set',
  '<b>',
];

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...takenTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...uncleanTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

// Made once: fast-check maps all of Unicode for each.
const hostileJson = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });

/** Whole bodies: no JSON, not an object, too large, too deep, too many. */
const bodies = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '{', '{"a":', '[1,', '{"a":1}}', "{'a':1}", '{"a":NaN}', '{"a":01}', '\u0000'],
    ...[
      'null',
      'true',
      '7',
      '-0',
      '1e999',
      '"text"',
      '[]',
      '[[]]',
      '{}',
      '\uFEFF{}',
      '{"a":1,"a":2}',
    ],
    ...['{"__proto__":{"role":"staff"}}', '{"constructor":{"prototype":{"a":1}}}'],
    '['.repeat(30_000) + ']'.repeat(30_000),
    '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
    `[${'1,'.repeat(30_000)}1]`,
    `{${Array.from({ length: 4_000 }, (_each, at) => `"k${at}":1`).join(',')}}`,
    JSON.stringify({ content: 'x'.repeat(megabyte) }),
    'x'.repeat(megabyte),
  ),
  fc.json({ maxDepth: 5 }),
);

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'x',
  '',
];

const headers = fc.oneof(
  fc.record({ name: fc.constant('Content-Type'), text: fc.constantFrom(...contentTypes) }),
  fc.record({
    name: fc.constant('Content-Encoding'),
    text: fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'x'),
  }),
  fc.record({
    name: fc.constantFrom(
      'Accept-Language',
      'Idempotency-Key',
      'X-Forwarded-For',
      'Origin',
      'Cookie',
    ),
    text: fc.constantFrom(
      '',
      'x',
      '*',
      'ar;q=2, en;q=-1',
      '<script>',
      '\u00FF',
      '__proto__',
      'a,'.repeat(2_000),
    ),
  }),
);

/** What a field may hold by its schema, at the edges of that, and beyond. */
function valueOf(description: yup.SchemaDescription): fc.Arbitrary<unknown> {
  const { oneOf, tests, meta } = description;
  const known = [...oneOf, ...(meta?.values ?? [])];
  const max = Number(tests.find(({ name }) => name === 'max')?.params?.['max'] ?? 60);
  const lengths = [max - 1, max, max + 1].filter((length) => length > 0 && length <= 10_000);
  const sign = fc.constantFrom('x', 'ب', '𒐫', '<', '\n', '\u0000', '\uD800', '0', ' ');
  return fc.oneof(
    ...(known.length > 0 ? [fc.constantFrom<unknown>(...known)] : []),
    ...(lengths.length > 0
      ? [fc.tuple(sign, fc.constantFrom(...lengths)).map(([each, length]) => each.repeat(length))]
      : []),
    hostileText,
    fc.constantFrom<unknown>(null, true, 0, -1, 0.001, 1e21, -1e-7, 2 ** 53, max, max + 1, [], {}),
    fc.constantFrom<unknown>(
      '٢٥',
      '1,000',
      ' 7 ',
      '1e3',
      'true',
      '2026-02-30',
      '24:00',
      '9'.repeat(400),
    ),
    fc.constantFrom<unknown>(['a', 'a'], [[]], Array(5_000).fill('erbil'), { length: 3 }),
    hostileJson,
  );
}

function fieldsOf(description: yup.SchemaDescription): [string, yup.SchemaDescription][] {
  const { fields = {} } = description as { fields?: Record<string, yup.SchemaDescription> };
  return Object.entries(fields);
}

/** A fault of a body with these fields; of the fields of a field too. */
function bodyFaults(schema: yup.SchemaDescription): fc.Arbitrary<Fault>[] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const inner = Object.fromEntries(
      fieldsOf(field).map(([part, each]) => [part, fc.option(valueOf(each), { nil: undefined })]),
    );
    const value = Object.keys(inner).length > 0 ? fc.record(inner) : valueOf(field);
    const wrong = fc.record({
      kind: fc.constant('field' as const),
      name: fc.constant(name),
      value,
    });
    return [wrong, wrong, wrong, fc.constant<Fault>({ kind: 'left out', name })];
  });
}

function faultOf({ body, query, params }: CheckedEndpoint): fc.Arbitrary<Fault> {
  const queryNames = fieldsOf(query.describe()).map(([name]) => name);
  const ofQuery = fc.record({
    kind: fc.constant('query' as const),
    name: fc.constantFrom(...queryNames, ...queryNames, ...strangeNames),
    text: fc.oneof(hostileText, fc.constantFrom('%', '%E0%A4%A', '1', 'x'.repeat(5_000), 'true')),
  });
  const ofId = fc.record({
    kind: fc.constant('id' as const),
    text: fc.oneof(
      hostileText,
      fc.constantFrom('%', '%ED%A0%80', '%2F', '%00', '...', '__x__', 'x'.repeat(2_000)),
    ),
  });
  return fc.oneof(
    ...bodyFaults(body.describe()),
    ofQuery,
    ...(fieldsOf(params.describe()).length > 0 ? [ofId, ofId] : []),
    fc.record({
      kind: fc.constant('field' as const),
      name: fc.constantFrom(...strangeNames),
      value: fc.jsonValue({ maxDepth: 2 }),
    }),
    fc.record({ kind: fc.constant('body' as const), text: bodies }),
    headers.map((header): Fault => ({ kind: 'header', ...header })),
  );
}

/** A request of one of these calls. One in several has nothing wrong with it. */
export function generatedRequest(names: readonly EndpointName[]): fc.Arbitrary<GeneratedRequest> {
  const each = names.map((name) =>
    fc.record({
      name: fc.constant(name),
      row: fc.nat({ max: 5 }),
      faults: fc.array(faultOf(contract[name]), { maxLength: 3, size: 'max' }),
    }),
  );
  return fc.oneof(...each);
}

/** The request that works, `sent`, with all that is wrong with it. */
export function wireOf({ name, faults }: GeneratedRequest, sent: Sent): Wire {
  const { method, path, kind } = contract[name];
  const fields = new Map<string, unknown>(
    Object.entries((sent.form?.fields ?? sent.json ?? {}) as Record<string, unknown>),
  );
  const ids = { ...sent.params };
  const query = Object.entries(sent.query ?? {}).map(([key, text]) => [key, text] as const);
  const wire: Wire = { method, path, headers: {} };
  for (const fault of faults) {
    if (fault.kind === 'field') fields.set(fault.name, fault.value);
    if (fault.kind === 'left out') fields.delete(fault.name);
    if (fault.kind === 'query') query.push([fault.name, fault.text]);
    if (fault.kind === 'id') for (const each of Object.keys(ids)) ids[each] = fault.text;
    if (fault.kind === 'header') wire.headers[fault.name] = fault.text;
  }
  wire.path = path.replaceAll(/\{(\w+)\}/g, (_all, each: string) => quoted(ids[each] ?? 'x'));
  if (query.length > 0) {
    wire.path += `?${query.map((pair) => pair.map(quoted).join('=')).join('&')}`;
  }
  const raw = faults.findLast((fault) => fault.kind === 'body');
  if (method === 'GET') return wire;
  if (kind === 'multipart') fillForm(wire, fields, raw?.text);
  else {
    wire.headers['Content-Type'] ??= 'application/json';
    wire.body = raw?.text ?? JSON.stringify(Object.fromEntries(fields));
  }
  return wire;
}

/** What is encoded already stays so, whether it is well done or not. */
function quoted(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed());
}

const boundary = '----generated';

/** The form by hand: a browser would not send what is generated here. */
function fillForm(wire: Wire, fields: ReadonlyMap<string, unknown>, raw: string | undefined): void {
  wire.headers['Content-Type'] ??= `multipart/form-data; boundary=${boundary}`;
  const parts = [...fields].map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const quotedName = name.replaceAll('"', '%22');
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quotedName}"\r\n\r\n${text}\r\n`;
  });
  wire.body = raw ?? `${parts.join('')}--${boundary}--\r\n`;
}
