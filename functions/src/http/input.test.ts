import { listingFilterSchema } from '@qaysari/contract/listing/schema';
import { errorKey, yup } from '@qaysari/contract/shared/schema';
import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { checkInput, readQuery } from './input.ts';

const schemas = {
  params: yup.object({ id: yup.string().required() }),
  query: listingFilterSchema,
  body: yup.object({
    name: yup.string().required().max(3),
    address: yup.object({ city: yup.string().required() }),
  }),
};

test('throws the errors of params, query and body together, with their parameters', async () => {
  const raw = { params: {}, query: { page: '0' }, body: { name: 'long', address: {} } };
  const failure = await checkInput(schemas, raw).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 400,
    key: 'checkFields',
    fields: {
      id: { key: 'required' },
      page: { key: 'tooSmall', params: { min: 1 } },
      name: { key: 'tooLong', params: { max: 3 } },
      'address.city': { key: 'required' },
    },
  });
});

test.each([
  ['page', 'x', { key: 'wholeNumber' }],
  ['page', '1.5', { key: 'wholeNumber' }],
  ['page', '-1', { key: 'tooSmall', params: { min: 1 } }],
  ['minPrice', 'cheap', { key: 'validNumber' }],
])('names the rule that %s=%s breaks, and nothing of what was sent', async (name, text, error) => {
  const raw = {
    params: { id: 'x' },
    query: { [name]: text },
    body: { name: 'ab', address: { city: 'x' } },
  };
  const failure = await checkInput(schemas, raw).catch((thrown: unknown) => thrown);
  expect((failure as ApiError).fields).toStrictEqual({ [name]: error });
});

test('returns only the values that the schemas name', async () => {
  const raw = {
    params: { id: 'x' },
    query: { page: '٢', category: 'it_tech', nobody: 'asked' },
    body: { name: 'ab', address: { city: 'erbil' }, isAdmin: true },
  };
  expect(await checkInput(schemas, raw)).toEqual({
    params: { id: 'x' },
    query: { page: 2, category: ['it_tech'] },
    body: { name: 'ab', address: { city: 'erbil' } },
  });
});

test('throws 400 for a body that is not an object', async () => {
  const raw = { params: { id: 'x' }, query: {}, body: [1] };
  await expect(checkInput(schemas, raw)).rejects.toMatchObject({ status: 400 });
});

test('rethrows an error of the schema itself', async () => {
  const failing = yup.object({
    name: yup.string().test('broken', errorKey('invalid'), () => {
      throw new TypeError('bug');
    }),
  });
  const call = checkInput({ ...schemas, body: failing }, { params: {}, query: {}, body: {} });
  await expect(call).rejects.toThrow(TypeError);
});

test.each([
  ['/listing', {}],
  ['/listing?', {}],
  ['/listing?page=2&search=a+b%20c', { page: '2', search: 'a b c' }],
  ['/listing?page=1&page=2&page=3', { page: ['1', '2', '3'] }],
  ['/listing?search=%ff', { search: '\uFFFD' }],
  ['/listing?search=%00', { search: '\0' }],
  ['/listing?search=%ED%A0%80', { search: '\uFFFD\uFFFD\uFFFD' }],
  ['/listing?search=%D8%A7%D8%B1?x', { search: 'ار?x' }],
  ['/listing?page', { page: '' }],
  ['/listing?page[]=1', { 'page[]': '1' }],
])('parses %s', (url, query) => {
  expect(readQuery(url)).toEqual(query);
});

test('drops inherited names', () => {
  const query = readQuery('/listing?__proto__=x&constructor=y&toString=z&page=1');
  expect(query).toEqual({ page: '1' });
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
});
