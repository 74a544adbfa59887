import {
  callsPerMinute,
  type CheckedEndpoint,
  idempotencyKeyForm,
} from '@qaysari/contract/shared/endpoint';
import { limits } from '@qaysari/contract/shared/limits';
import { uploadImage } from '@qaysari/contract/publish/calls';
import type { DeclaredCall } from './declared-calls.ts';
import { messageText } from './error-texts.ts';
import { failuresOf } from './failure-responses.ts';
import type { Failures } from './failures.ts';
import { formFields, inputFields, objectSchema } from './field-schema.ts';
import {
  type JsonSchema,
  reference,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
} from './open-api.ts';

/** All facts about a call. */
export interface KnownCall {
  name: string;
  endpoint: CheckedEndpoint;
  declared: DeclaredCall;
  failures: Failures;
  /** The schema of `data`; undefined where there is none. */
  data: JsonSchema | undefined;
  /** The schemas of the other fields of an answer. */
  success: Readonly<Record<string, JsonSchema>>;
}

export function describeCall(call: KnownCall): Operation {
  const { name, endpoint, declared } = call;
  const body = requestBodyOf(endpoint);
  const perMinute = callsPerMinute(endpoint);
  const limit = perMinute === undefined ? '' : `At most ${perMinute} a minute for each person.`;
  const description = [declared.description, limit].filter(Boolean).join(' ');
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[1] ?? ''],
    summary: declared.summary,
    ...(description !== '' && { description }),
    security: { public: [], optionalUser: [{ session: [] }, {}], user: [{ session: [] }] }[
      endpoint.access
    ],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: body }),
    responses: { 200: successOf(call), ...failuresOf(endpoint, call.failures) },
  };
}

function parametersOf({ isRepeatable, params, query }: CheckedEndpoint): Operation['parameters'] {
  const inPath = inputFields(params).map(({ name, schema }): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const inQuery = inputFields(query).map(({ name, isRequired, schema }): Parameter => ({
    name,
    in: 'query',
    ...(isRequired && { required: true }),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
  }));
  return [
    ...inPath,
    ...inQuery,
    ...(isRepeatable ? [reference('parameters', 'idempotencyKey')] : []),
    reference('parameters', 'acceptLanguage'),
  ];
}

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A new value for each ad, picture or sign-up, and the same one for every retry of it.',
  schema: { type: 'string', pattern: idempotencyKeyForm.source },
};

function requestBodyOf({
  kind,
  access,
  method,
  path,
  body,
}: CheckedEndpoint): RequestBody | undefined {
  if (kind === 'multipart') {
    const isOne = path === uploadImage.path;
    const images = {
      name: 'images',
      isRequired: isOne,
      schema: isOne ? oneImage : imageSlots({ method, access }),
    };
    const schema = objectSchema([...formFields(body), images]);
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const fields = inputFields(body);
  if (fields.length === 0) return undefined;
  return { required: true, content: { 'application/json': { schema: objectSchema(fields) } } };
}

const file: JsonSchema = { contentMediaType: 'application/octet-stream' };
const megabytes = limits.imageBytes / (1024 * 1024);
const rule = `JPEG, PNG, WebP, AVIF or GIF, at most ${megabytes} MB and ${limits.imageMegapixels} megapixels`;

const oneImage: JsonSchema = { ...file, description: `${rule}.` };

function imageSlots({ method, access }: Pick<CheckedEndpoint, 'method' | 'access'>): JsonSchema {
  const isMember = access === 'user';
  const existing = method === 'PUT' ? 'a picture that the ad has or of ' : '';
  const urls = `A slot may also hold the URL of ${existing}one that \`uploadImage\` stored, or the text \`null\`.`;
  return {
    type: 'array',
    maxItems: limits.imagesPerListing,
    items: isMember ? { anyOf: [file, { type: 'string' }] } : file,
    description: `${rule} each; cover first.${isMember ? ` ${urls}` : ''}`,
  };
}

function successOf({ endpoint, data, success }: KnownCall): Response {
  const { message } = endpoint;
  const { success: flag = {}, message: text = {}, data: _any, ...others } = success;
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      success: flag,
      ...(message && { message: text }),
      ...(data && { data }),
      ...others,
    },
    required: ['success', ...(message ? ['message'] : []), ...(data ? ['data'] : [])],
    additionalProperties: false,
  };
  return {
    description: message ? `“${messageText(message)}”.` : 'It worked.',
    content: { 'application/json': { schema } },
  };
}
