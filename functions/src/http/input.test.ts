import { errorKey } from '@qaysari/contract/locale-keys';
import { listingFilterSchema } from '@qaysari/contract/listing-filter';
import { yup } from '@qaysari/contract/schema';
import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { checkInput } from './input.ts';

const schemas = {
  params: yup.object({ id: yup.string().required() }),
  query: listingFilterSchema,
  body: yup.object({
    name: yup.string().required().max(3),
    address: yup.object({ city: yup.string().required() }),
  }),
};

test('tells every wrong field of all three parts, with what fills its text', async () => {
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

test('answers checked values only', async () => {
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

test('a body that is no object is a wrong body, not a fault', async () => {
  const raw = { params: { id: 'x' }, query: {}, body: [1] };
  await expect(checkInput(schemas, raw)).rejects.toMatchObject({ status: 400 });
});

test('a fault inside a schema is not taken for a wrong field', async () => {
  const failing = yup.object({
    name: yup.string().test('broken', errorKey('invalid'), () => {
      throw new TypeError('bug');
    }),
  });
  const call = checkInput({ ...schemas, body: failing }, { params: {}, query: {}, body: {} });
  await expect(call).rejects.toThrow(TypeError);
});
