import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';
import type { yup } from '@qaysari/contract/shared/schema';
import { errorText } from './error-texts.ts';
import type { JsonSchema } from './open-api.ts';

/** A field of params, query or body. */
export interface InputField {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
}

/** The fields of a schema of the contract, in their order. */
export function inputFields({ fields }: yup.AnyObjectSchema): InputField[] {
  return Object.entries(fields).map(([name, field]) => {
    // The contract has neither references nor lazy schemas.
    const known = field as yup.AnySchema;
    return { name, isRequired: !known.describe().optional, schema: fieldSchema(known) };
  });
}

/** The same for a form, where every field is a text. A cleared field is an empty text. */
export function formFields(schema: yup.AnyObjectSchema): InputField[] {
  return inputFields(schema).map((field) => {
    const { type, description, ...rest } = field.schema;
    if (!Array.isArray(type)) return field;
    const filled = { type: type.filter((each) => each !== 'null').join(), ...rest };
    const emptied = { anyOf: [filled, { const: '' }], ...(description && { description }) };
    return { ...field, schema: emptied };
  });
}

/** An object of these fields. The API ignores additional fields. */
export function objectSchema(fields: readonly InputField[]): JsonSchema {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** The values of a field, in their simplest form. Transforms let the API accept more. */
function fieldSchema(field: yup.AnySchema): JsonSchema {
  const { nullable, default: usual, oneOf, meta } = field.describe();
  const values = oneOf.length > 0 ? oneOf : meta?.values;
  const type = typeOf(field);
  const refusals = field.tests.map(refusalOf).filter((text) => text !== undefined);
  return {
    ...(type === 'array'
      ? { type, items: { type: 'string', enum: values ?? [] }, uniqueItems: true }
      : { type: nullable ? [type, 'null'] : type, ...(values && { enum: values }) }),
    ...(!values && limitsOf(field, type)),
    ...patternsOf(field),
    ...(usual !== undefined && { default: usual }),
    ...(refusals.length > 0 && { description: `Else: ${[...new Set(refusals)].join(', ')}.` }),
  };
}

function typeOf(field: yup.AnySchema): string {
  if (field.tests.some(({ OPTIONS }) => OPTIONS?.name === 'integer')) return 'integer';
  // `mixed` is a field with a list of values, and all such values of the contract are texts.
  return field.type === 'mixed' ? 'string' : field.type;
}

type Test = yup.AnySchema['tests'][number];

function nameOf({ OPTIONS }: Test): string {
  return OPTIONS?.name ?? '';
}

function paramsOf({ OPTIONS }: Test): Record<string, unknown> {
  return OPTIONS?.params ?? {};
}

function limitsOf({ tests }: yup.AnySchema, type: string): JsonSchema {
  return tests.reduce<JsonSchema>((all, test) => ({ ...all, ...limitOf(test, type) }), {});
}

function limitOf(test: Test, type: string): JsonSchema {
  const { min, max, more } = paramsOf(test);
  const isText = type === 'string';
  return {
    ...(isText && nameOf(test) === 'required' && { minLength: 1 }),
    ...(typeof min === 'number' && (isText ? { minLength: min } : { minimum: min })),
    ...(typeof max === 'number' && (isText ? { maxLength: max } : { maximum: max })),
    ...(typeof more === 'number' && { exclusiveMinimum: more }),
  };
}

function patternsOf({ tests }: yup.AnySchema): JsonSchema {
  const patterns = tests.flatMap((test) => {
    const { regex } = paramsOf(test);
    return regex instanceof RegExp ? [{ pattern: regex.source }] : [];
  });
  return patterns.length > 1 ? { allOf: patterns } : { ...patterns[0] };
}

const statedBySchema = ['required', 'integer', 'known'];

/** The error text of a rule that a schema cannot express, or not as clearly. */
function refusalOf(test: Test): string | undefined {
  const { min, max, more } = paramsOf(test);
  const isLimit = [min, max, more].some((each) => typeof each === 'number');
  const key = test.OPTIONS?.message as ErrorKey;
  if (isLimit || key === 'invalid' || statedBySchema.includes(nameOf(test))) return undefined;
  return `“${errorText(key, paramsOf(test))}”`;
}
