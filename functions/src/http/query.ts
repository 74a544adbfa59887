import { isInheritedName } from './inherited-name.ts';

/** A parameter's text, or all its texts when it is repeated. */
export type RawQuery = Readonly<Record<string, string | string[]>>;

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
