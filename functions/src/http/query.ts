import { isInheritedName } from './inherited-name.ts';

/** A parameter's text, or all its texts when it is repeated. */
export type RawQuery = Readonly<Record<string, string | string[]>>;

/**
 * Reads the query of a request target. Broken percent-encoding becomes U+FFFD, as in browsers.
 * `request.query` is not used: whoever ran before us has filled it by rules of their own.
 * Names that no schema can hold are left out.
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
