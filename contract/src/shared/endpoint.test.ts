import { expect, expectTypeOf, test } from 'vitest';
import { withSchemas } from '../endpoints.ts';
import type { BodyOf, IdParams, JsonEndpoint, Nothing, ParamsOf, QueryOf } from './endpoint.ts';
import { idParams, yup } from './schema.ts';

const read: JsonEndpoint<'public', { params: IdParams }, string> = {
  method: 'GET',
  path: '/note/{id}',
  access: 'public',
};
interface Write {
  query: { n?: number | undefined };
  body: { text: string };
}
const write: JsonEndpoint<'user', Write, string> = { method: 'PUT', path: '/note', access: 'user' };
const count: JsonEndpoint<'public', Nothing, number> = {
  method: 'GET',
  path: '/note',
  access: 'public',
};
const schemas = {
  read: { params: idParams },
  write: {
    query: yup.object({ n: yup.number() }),
    body: yup.object({ text: yup.string().required() }),
  },
};

test('an endpoint knows the types of what it takes', () => {
  expectTypeOf<ParamsOf<typeof read>>().toEqualTypeOf<IdParams>();
  expectTypeOf<QueryOf<typeof write>>().toEqualTypeOf<Write['query']>();
  expectTypeOf<BodyOf<typeof write>>().toEqualTypeOf<{ text: string }>();
  expectTypeOf<BodyOf<typeof count>>().toEqualTypeOf<Nothing>();
});

test('an endpoint gets its schemas, and takes nothing where it has none', () => {
  const checked = withSchemas({ read, write, count }, schemas);
  expect(checked.read.params).toBe(idParams);
  expect(checked.write).toMatchObject(schemas.write);
  expect(Object.keys(checked.read.body.fields)).toEqual([]);
  expect(Object.keys(checked.count.query.fields)).toEqual([]);
});

test('a schema that is left out, or another one, does not compile', () => {
  const { read: right, write: both } = schemas;
  // @ts-expect-error `read` has no schema
  withSchemas({ read, count }, {});
  // @ts-expect-error `write` lacks the schema of its query
  withSchemas({ write }, { write: { body: both.body } });
  // @ts-expect-error the body is another one
  withSchemas({ write }, { write: { ...both, body: right.params } });
});
