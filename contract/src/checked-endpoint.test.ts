import { expect, expectTypeOf, test } from 'vitest';
import { withInputs } from './checked-endpoint.ts';
import { endpoint, type BodyOf, type ParamsOf, type QueryOf } from './endpoint.ts';
import { yup } from './schema.ts';

const inputs = {
  read: { params: yup.object({ id: yup.string().required() }) },
  write: { query: yup.object({ n: yup.number() }), body: yup.object({ text: yup.string() }) },
};
const read = endpoint({ method: 'GET', path: '/note/{id}', access: 'public' })
  .takes<typeof inputs.read>()
  .answers<string>();
const write = endpoint({ method: 'PUT', path: '/note', access: 'user' })
  .takes<typeof inputs.write>()
  .answers<string>();
const count = endpoint({ method: 'GET', path: '/note', access: 'public' }).answers<number>();
const body = yup.object({ name: yup.string().required() });
const name = endpoint({ method: 'PUT', path: '/name', access: 'user', body }).answers<string>();

test('an endpoint knows the types of what it takes, whoever holds the schemas', () => {
  expectTypeOf<ParamsOf<typeof read>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<QueryOf<typeof write>>().toEqualTypeOf<{ n?: number | undefined }>();
  expectTypeOf<BodyOf<typeof name>>().toEqualTypeOf<{ name: string }>();
  expect([read.params, write.body, name.body]).toEqual([undefined, undefined, body]);
});

test('an endpoint gets the schemas that it lacks, and takes nothing where it has none', () => {
  const checked = withInputs({ read, write, count, name }, inputs);
  expect(checked.read.params).toBe(inputs.read.params);
  expect(checked.write).toMatchObject(inputs.write);
  expect(checked.name.body).toBe(body);
  expect(Object.keys(checked.read.body.fields)).toEqual([]);
  expect(Object.keys(checked.count.query.fields)).toEqual([]);
});

test('a schema that is left out, or another one, does not compile', () => {
  const { read: right, write: both } = inputs;
  // @ts-expect-error `read` has no schema
  withInputs({ read, count }, {});
  // @ts-expect-error `write` lacks the schema of its query
  withInputs({ write }, { write: { body: both.body } });
  // @ts-expect-error the body is another one
  withInputs({ write }, { write: { ...both, body: right.params } });
});
