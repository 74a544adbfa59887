import type { TextRef } from '@qaysari/contract/shared/failure';
import { yup } from '@qaysari/contract/shared/schema';
import { wrongFields } from '../platform/api-error.ts';
import { isErrorKey } from '../platform/texts.ts';

type Schema = yup.AnyObjectSchema;
type Parts<Part> = Record<'params' | 'query' | 'body', Part>;
type Fields = Record<string, TextRef>;

/**
 * Validates params, query and body, and drops fields that the schemas do not name. Throws one `ApiError`
 * with the first error of each wrong field, including those in `known`.
 */
export async function checkInput(
  schemas: Parts<Schema>,
  raw: Parts<unknown>,
  known: Fields = {},
): Promise<Parts<object>> {
  const wrong: Fields = { ...known };
  const checked = {
    params: await check(schemas.params, raw.params, wrong),
    query: await check(schemas.query, raw.query, wrong),
    body: await check(schemas.body, raw.body, wrong),
  };
  if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
  return checked;
}

async function check(schema: Schema, raw: unknown, wrong: Fields): Promise<object> {
  try {
    return (await schema.validate(raw, { abortEarly: false, stripUnknown: true })) as object;
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const one of error.inner.length > 0 ? error.inner : [error]) {
      wrong[one.path ?? ''] ??= errorTextRef(one);
    }
    return {};
  }
}

/**
 * Our schemas use locale keys as messages; yup stores the parameters beside them, and what was sent. The
 * sender knows that, and a number that could not be read would be `null` in JSON.
 */
function errorTextRef(error: yup.ValidationError): TextRef {
  const { value: _value, originalValue: _original, ...rules } = error.params ?? {};
  const params = Object.entries(rules).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    key: isErrorKey(error.message) ? error.message : 'invalid',
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
  };
}

/**
 * Whether every object inherits a property of this name (`constructor`, `__proto__`). yup 1.7 looks such
 * a name up among its fields, finds the inherited function and throws. So no input may carry one.
 */
export function isInheritedName(name: string): boolean {
  return name in Object.prototype;
}

/** A parameter's text, or all its texts when it is repeated. */
type RawQuery = Readonly<Record<string, string | string[]>>;

/**
 * Parses the query of a URL. Broken percent-encoding becomes U+FFFD, as in browsers. `request.query` is
 * not used: the framework fills it by its own rules. Inherited names are left out.
 */
export function readQuery(url: string): RawQuery {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start));
  const names = [...new Set(parameters.keys())].filter((name) => !isInheritedName(name));
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
