import type { CheckedEndpoint } from '@qaysari/contract/shared/endpoint';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import { defaultApiLanguage, languageCodes } from '@qaysari/contract/shared/languages';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import { limits } from '@qaysari/contract/shared/limits';
import { PlainProblem } from '../plain-problem.ts';
import { readJson } from '../repository.ts';
import { openSources } from '../source-program.ts';
import { openTypeSchemas, type TypeSchemas } from './answer-schemas.ts';
import { declaredCalls } from './declared-calls.ts';
import { describeCall, idempotencyKey, type KnownCall } from './describe-call.ts';
import { failureResponse } from './failure-responses.ts';
import { failuresOfHandlers } from './failures.ts';
import { type JsonSchema, type OpenApi, type PathItem, type Verb, reference } from './open-api.ts';
import { otherPages } from './other-pages.ts';

/** What holds for every call, in Markdown. */
const apiRules = `\
What works is answered with \`{ "success": true, "message"?, "data"? }\`, what does not with the right status and \
\`{ "message", "error"?: { field: text }, "errors"? }\`: every wrong field at once, texts in the language of \
\`Accept-Language\`. Never HTML, never a stack trace.

A bad token is 401 also where signing in is optional. 404 is the one answer for what is not there and for what is \
not for you; 405 names the methods in \`Allow\`; \`HEAD\` is answered like \`GET\`. Nothing is cached but pictures.

Ids are \`_id\`, times ISO 8601 in UTC. \`images\` are paths of the 1280-wide pictures, cover first; with \`-960\`, \`-640\` or \
\`-320\` in place of \`-1280\` they lead to smaller ones.

Inputs are described in their plainest form, and more is taken: blanks at either end, digits of all three scripts, a \
phone number as people write it. Fields that are not named are dropped. A form weighs at most \
${limits.formBytes / (1024 * 1024)} MB; the function \`publish\` serves the calls that take one.`;

const allEndpoints: Readonly<Record<string, CheckedEndpoint>> = {
  ...endpoints,
  ...publishEndpoints,
};

/** They lead to all that says what the API is: the endpoints, and the functions that serve them. */
const sources = [
  'contract/src/shared/failure.ts',
  'functions/src/http/handlers.ts',
  'functions/src/http/publish.ts',
];

/** The whole API as an OpenAPI document, made from the contract and the code that serves it. */
export function makeDocument(): OpenApi {
  const program = openSources(sources);
  const types = openTypeSchemas(program);
  const declared = declaredCalls(program);
  const failures = failuresOfHandlers(program);
  const success = successFields(types);
  const byName = Object.entries(allEndpoints).sort(([one], [other]) => (one < other ? -1 : 1));
  const calls = byName.map(([name, endpoint]): KnownCall => {
    const [known, reasons] = [declared.get(name), failures.get(name)];
    if (!known || !reasons) {
      throw new PlainProblem(
        `The endpoint ${name} must be declared as "export const ${name}: JsonEndpoint<…, …, …> = { … }", and have a handler.`,
      );
    }
    const data = types.of(known.answer);
    return { name, endpoint, declared: known, failures: reasons, data, success };
  });
  const paths = withNamedChoices(pathsOf(calls), types.named) as OpenApi['paths'];
  const tags = new Set(operationsIn(paths).map(({ tags: [tag] }) => tag));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Qaysari',
      version: (readJson('package.json') as { version: string }).version,
      description: apiRules,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'On the origin of the site.' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: components(types, paths),
  };
}

function successFields(types: TypeSchemas): Record<string, JsonSchema> {
  const known = [...types.fieldsOf('Success')].filter(([name]) => name !== 'data');
  return Object.fromEntries(known.map(([name, type]) => [name, types.of(type) ?? {}]));
}

function pathsOf(calls: readonly KnownCall[]): OpenApi['paths'] {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    const { path, method } = call.endpoint;
    const verb = method.toLowerCase() as Verb;
    paths[path] = { ...paths[path], [verb]: describeCall(call) };
  }
  const all = Object.entries({ ...paths, ...otherPages() });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** All operations of a document. */
export function operationsIn(paths: OpenApi['paths']) {
  return Object.values(paths).flatMap(({ get, post, put, delete: remove }) =>
    [get, post, put, remove].filter((each) => each !== undefined),
  );
}

/** The failures that calls name by their text. */
function responsesIn(paths: OpenApi['paths']): OpenApi['components']['responses'] {
  const named = JSON.stringify(paths).matchAll(/#\/components\/responses\/(\w+)/g);
  const keys = [...new Set([...named].map(([, key = '']) => key))].sort();
  const failure = { ...failureResponse(['somethingWentWrong']), description: 'Any other failure.' };
  return Object.fromEntries(
    keys.map((key) => [key, key === 'failure' ? failure : failureResponse([key as ErrorKey])]),
  );
}

function components(types: TypeSchemas, paths: OpenApi['paths']): OpenApi['components'] {
  const failure = types.interface('Failure');
  const schemas = Object.entries({ ...types.named, Failure: failure });
  return {
    schemas: Object.fromEntries(schemas.sort(([one], [other]) => (one < other ? -1 : 1))),
    responses: responsesIn(paths),
    parameters: {
      idempotencyKey,
      acceptLanguage: {
        name: 'Accept-Language',
        in: 'header',
        description: `The language of every text in the answer: ${languageCodes.map((code) => `\`${code}\``).join(', ')}, or \`ckb\` for \`ku\`.`,
        schema: { type: 'string', default: defaultApiLanguage },
      },
    },
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'Firebase session cookie',
        description: `The token that signing in answers, for ${limits.tokenDays} days.`,
      },
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same document, or part of one, where choices that have a name are references to it. */
function withNamedChoices(value: unknown, named: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(value)) return value.map((each) => withNamedChoices(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const { enum: choices, type, ...rest } = value as JsonSchema;
  const name = Object.keys(named).find((each) => isSame(named[each]?.enum, choices));
  if (Array.isArray(choices) && name) return { ...reference('schemas', name), ...rest };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withNamedChoices(each, named)]),
  );
}
