import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints, publishEndpoints } from '@qaysari/contract/endpoints';
import { imageUrl } from '@qaysari/contract/listing/images';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { externalSignInRouter } from '../../../functions/src/http/external-sign-in.ts';
import { objectNameAt } from '../../../functions/src/media/serve.ts';
import { readText } from '../repository.ts';
import { operationsIn } from './api-document.ts';
import type { OpenApi, Operation } from './open-api.ts';
import { descriptionPath, makeDescription } from './api-description.ts';

const documentText = makeDescription();
const document = JSON.parse(documentText) as OpenApi;

describe('openapi.json', () => {
  it('is what "npm run docs" writes', () => {
    const written = readText(descriptionPath);
    expect(written === documentText, `${descriptionPath} is out of date. Run: npm run docs`).toBe(
      true,
    );
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(documentText) as Record<string, unknown>);
    expect(result).toStrictEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has only schemas that a strict validator takes', () => {
    const ajv = validatorOfAnswers();
    const places = [...placesOfSchemas(document, '')];
    expect(places.length).toBeGreaterThan(100);
    for (const place of places)
      expect(() => ajv.compile({ $ref: `api#${place}` }), place).not.toThrow();
  });

  it('has each call of the contract once, and nothing else but pages for browsers', () => {
    const calls = { ...endpoints, ...publishEndpoints };
    const ids = operationsIn(document.paths).map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(calls)));
    for (const [name, { method, path }] of Object.entries(calls)) {
      const verb = method.toLowerCase() as 'get';
      expect(document.paths[path]?.[verb]?.operationId, name).toBe(name);
    }
    const own = new Set<string>(Object.values(calls).map(({ path }) => path));
    const others = Object.keys(document.paths).filter((path) => !own.has(path));
    const mounted = externalSignInRouter().stack.flatMap(({ route }) => route?.path ?? []);
    const images = others.filter((path) => path.startsWith('/media/'));
    expect(others.toSorted()).toStrictEqual([...mounted, ...images].toSorted());
  });

  it('has the address under which pictures are served', () => {
    const [template = ''] = Object.keys(document.paths).filter((path) =>
      path.startsWith('/media/'),
    );
    const filled = template
      .replace('{id}', 'ad')
      .replace('{hash}', 'abcdef0123')
      .replace('{width}', '1280');
    expect(filled).toBe(imageUrl('ad', 'abcdef0123'));
    expect(objectNameAt(filled)).toBe('listings/ad/abcdef0123-1280.webp');
  });

  it.each([
    ['listListings', ['200', '400']],
    ['getMe', ['200', '401']],
    ['deleteListing', ['200', '400', '401', '403', '404', '408', '413', '415', '429']],
    ['createListing', ['200', '400', '401', '403', '408', '409', '413', '415', '429']],
    ['login', ['200', '400', '401', '403', '408', '413', '415', '429']],
  ])('has the statuses of %s', (name, statuses) => {
    expect(Object.keys(operation(name).responses)).toStrictEqual([...statuses, 'default']);
  });

  it.each([
    ['login', ''],
    ['getMe', ''],
    ['updateMe', 'At most 120 a minute for each person.'],
    ['sendMessage', 'At most 60 a minute for each person.'],
  ])('says how often one person may ask for %s', (name, limit) => {
    const { description = '' } = operation(name);
    expect(/At most \d+ a minute.*/.exec(description)?.[0] ?? '').toBe(limit);
  });

  it('names the header of calls that may be sent again', () => {
    const key = { $ref: '#/components/parameters/idempotencyKey' };
    const named = operationsIn(document.paths).filter(({ parameters }) =>
      parameters.some((each) => JSON.stringify(each) === JSON.stringify(key)),
    );
    const ids = named.map(({ operationId }) => operationId).toSorted();
    expect(ids).toStrictEqual([
      'createListing',
      'register',
      'registerWithListing',
      'sendMessage',
      'updateListing',
      'uploadImage',
    ]);
  });

  it('closes answers to fields that the contract does not name', () => {
    const isContact = validatorOfAnswers().compile({ $ref: 'api#/components/schemas/Contact' });
    expect(isContact({ phone: '+9647701234567' })).toBe(true);
    expect(isContact({ phone: '+9647701234567', secret: 1 })).toBe(false);
  });
});

function validatorOfAnswers(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats(ajv);
  // The document as a whole is no schema; its own words say nothing about a value.
  ajv.addVocabulary(Object.keys(document));
  return ajv.addSchema(document, 'api');
}

function operation(name: string): Operation {
  const found = operationsIn(document.paths).find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}

/** JSON pointers of all schemas of answers, bodies, parameters and named types. */
function* placesOfSchemas(value: unknown, at: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const place = `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    if (key === 'schema' || at === '/components/schemas') yield place;
    else yield* placesOfSchemas(each, place);
  }
}
