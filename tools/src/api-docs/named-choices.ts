import type { JsonSchema } from './json-schema.ts';
import { reference } from './open-api.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same document, or part of one, where a choice that has a name is told by it. */
export function withNamedChoices(
  value: unknown,
  named: Readonly<Record<string, JsonSchema>>,
): unknown {
  if (Array.isArray(value)) return value.map((each) => withNamedChoices(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const { enum: choices, type, ...rest } = value as JsonSchema;
  const name = Object.keys(named).find((each) => isSame(named[each]?.enum, choices));
  if (Array.isArray(choices) && name) return { ...reference('schemas', name), ...rest };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withNamedChoices(each, named)]),
  );
}
