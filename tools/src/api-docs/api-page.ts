import type { JsonSchema } from './json-schema.ts';
import type { OpenApi, Operation, Parameter, Reference, Response } from './open-api.ts';
import { linkTo, meaningOf, sentence, table, typeOf } from './schema-words.ts';

/** Answers that many calls share; the page says once what they are. */
const saidOnce = ['bodyTooSlow', 'bodyTooLarge', 'wrongContentType', 'failure'];

/** A document as a page to read, in Markdown. */
export function makePage(document: OpenApi): string {
  const { info, tags, components } = document;
  const calls = callsIn(document);
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = groups.flatMap(({ name, calls: own }) => [
    `**/${name}**`,
    own.map(({ title, operation }) => `- ${linkTo(title)}: ${operation.summary}`).join('\n'),
  ]);
  return [
    '# API',
    '<!-- Made by "npm run docs" from the contract: change that. -->',
    'Base path `/api`, on the origin of the site. [openapi.json](openapi.json) says the same to programs.',
    info.description,
    'Every call with a body may also answer 408 (too slow), 413 (too large) and 415 (another kind of content); any call 503 with `Retry-After` while the database is away. A field with `?` may be left out. Behind “Else:” stands what people read who break its rule.',
    ...contents,
    ...groups.flatMap(({ name, calls: own }) => [
      `## Calls below /${name}`,
      ...own.flatMap((call) => callSection(call, components)),
    ]),
    '## Types',
    ...Object.entries(components.schemas).flatMap(([name, schema]) => typeSection(name, schema)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

interface Call {
  title: string;
  operation: Operation;
}

function callsIn({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, { get, post, put, delete: remove }]) =>
    Object.entries({ GET: get, POST: post, PUT: put, DELETE: remove }).flatMap(
      ([method, operation]) => (operation ? [{ title: `${method} ${path}`, operation }] : []),
    ),
  );
}

type Components = OpenApi['components'];

function callSection({ title, operation }: Call, components: Components): string[] {
  const { summary, description = '' } = operation;
  return [
    `### ${title}`,
    `${summary}. ${description}`.trim(),
    whoMayCall(operation),
    ...inputOf(operation, components),
    ...answersOf(operation, components),
  ];
}

function whoMayCall({ security }: Operation): string {
  if (security.length === 0) return 'For anyone.';
  const isOptional = security.some((each) => Object.keys(each).length === 0);
  return isOptional ? 'For anyone; a token tells who asks.' : 'For people who are signed in.';
}

const places = { path: 'in the path', query: 'in the query', header: 'header' } as const;

function inputOf({ parameters, requestBody }: Operation, components: Components): string[] {
  const rows = parameters
    .map((each) => parameterOf(each, components))
    .filter(({ name }) => name !== 'Accept-Language')
    .map(({ name, in: place, required = false, description, schema }) =>
      fieldRow(name, { ...schema, ...(description && { description }) }, required, places[place]),
    );
  const [body] = Object.entries(requestBody?.content ?? {});
  const { properties = {}, required = [] } = body?.[1].schema ?? {};
  const place = body?.[0] === 'application/json' ? 'JSON' : 'form';
  const fields = Object.entries(properties).map(([name, schema]) =>
    fieldRow(name, schema, required.includes(name), place),
  );
  const all = [...rows, ...fields];
  return all.length === 0 ? [] : [table(['field', 'where', 'type', 'meaning'], all)];
}

function parameterOf(given: Parameter | Reference, { parameters }: Components): Parameter {
  if (!('$ref' in given)) return given;
  const found = parameters[lastOf(given.$ref)];
  if (!found) throw new Error(`${given.$ref} is not there`);
  return found;
}

function fieldRow(name: string, schema: JsonSchema, isRequired: boolean, place: string): string[] {
  return [`\`${name}\`${isRequired ? '' : '?'}`, place, typeOf(schema), meaningOf(schema)];
}

function answersOf({ responses }: Operation, components: Components): string[] {
  const success = Object.entries(responses).flatMap(([status, response]) =>
    Number(status) < 400 && !('$ref' in response) ? successLine(status, response) : [],
  );
  const failures = Object.entries(responses).flatMap(([status, response]) => {
    const isRef = '$ref' in response;
    const name = isRef ? lastOf(response.$ref) : '';
    if (Number(status) < 400 || saidOnce.includes(name)) return [];
    const text = isRef ? components.responses[name]?.description : response.description;
    return [`- ${status}: ${text ?? ''}`];
  });
  return [[...success, ...failures].join('\n')];
}

function successLine(status: string, { description, content }: Response): string[] {
  const { properties } = content?.['application/json']?.schema ?? {};
  if (!properties) return [`- ${status}: ${description}`];
  const data = properties['data'];
  const said = [data && `${typeOf(data)} as \`data\`.`, description].filter(Boolean);
  return [`- ${status}: ${said.join(' ')}`];
}

function typeSection(name: string, schema: JsonSchema): string[] {
  const { description, properties, required = [] } = schema;
  const rows = Object.entries(properties ?? {}).map(([field, each]) => [
    `\`${field}\`${required.includes(field) ? '' : '?'}`,
    typeOf(each),
    meaningOf(each),
  ]);
  return [
    `### ${name}`,
    ...(description ? [description] : []),
    rows.length > 0 ? table(['field', 'type', 'meaning'], rows) : sentence(typeOf(schema)),
  ];
}

function lastOf(reference: string): string {
  return reference.split('/').pop() ?? '';
}
