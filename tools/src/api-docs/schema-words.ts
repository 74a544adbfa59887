import type { JsonSchema } from './json-schema.ts';

const plainNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: '`true` or `false`',
  null: '`null`',
};

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** What kind of value it is, in a few words, with links to named types. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, properties, anyOf, additionalProperties } = schema;
  if ($ref !== undefined) return linkTo($ref.split('/').pop() ?? '');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (schema.enum)
    return `${schema.enum.length > 1 ? 'one of ' : ''}${schema.enum.map(code).join(', ')}`;
  if (schema.const !== undefined) return schema.const === '' ? 'empty' : code(schema.const);
  if (items) return listOf(typeOf(items));
  if (properties) return objectOf(schema);
  if (typeof additionalProperties === 'object') return `${typeOf(additionalProperties)} by name`;
  if (schema.contentMediaType) return 'file';
  return [type ?? 'anything']
    .flat()
    .map((each) => plainNames[each] ?? each)
    .join(' or ');
}

function listOf(kind: string): string {
  return `list of ${kind.replaceAll(/\b(text|file|number)\b/g, '$1s')}`;
}

/** `{ a, b? }`; where all fields are alike, as in a table by id, only what they are. */
function objectOf({ properties = {}, required = [] }: JsonSchema): string {
  const kinds = new Set(Object.values(properties).map(typeOf));
  const names = Object.keys(properties);
  if (required.length === 0 && kinds.size === 1 && names.length > 10)
    return `${[...kinds].join()} by id`;
  return `\`{ ${names.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ')} }\``;
}

/** Its limits and its comment, as sentences; '' for neither. */
export function meaningOf(schema: JsonSchema): string {
  const { description = '', pattern, default: usual, items, maxItems } = schema;
  const choice = schema.anyOf?.[0];
  const limits = [
    ...limitsOf(choice ? { ...choice, ...schema } : schema),
    maxItems === undefined ? '' : `at most ${maxItems}`,
    items?.$ref !== undefined && schema.uniqueItems === true ? 'joined by commas' : '',
    pattern !== undefined && !description.startsWith('Else:') ? `of the form ${code(pattern)}` : '',
    usual === undefined || usual === '' ? '' : `${code(usual)} where it is left out`,
  ].filter((each) => each !== '');
  return `${limits.length > 0 ? sentence(limits.join(', ')) : ''} ${description}`.trim();
}

/** With a capital letter and a full stop. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function limitsOf(schema: JsonSchema): string[] {
  const { minLength = 0, maxLength, minimum, maximum, exclusiveMinimum } = schema;
  const number = (value: number) => value.toLocaleString('en', { useGrouping: 'min2' });
  const least = exclusiveMinimum ?? minimum;
  const from = exclusiveMinimum === undefined ? 'from' : 'above';
  const range = [
    least === undefined ? '' : `${from} ${number(least)}`,
    maximum === undefined ? '' : `to ${number(maximum)}`,
  ];
  const isLong = maxLength !== undefined;
  return [
    minLength > 1 && isLong ? `${minLength} to ${number(maxLength)} characters` : '',
    minLength <= 1 && isLong ? `at most ${number(maxLength)} characters` : '',
    range.filter((each) => each !== '').join(' '),
  ].filter((each) => each !== '');
}

/** A link to the section of that title, by the address that GitHub gives it. */
export function linkTo(title: string): string {
  const place = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
  return `[${title}](#${place})`;
}

/** A table as narrow as its words. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
