import { Timestamp } from '../platform/firestore.ts';

/**
 * A value as JSON that people can read, bit by bit: lists may come as async iterables and are never in memory
 * as a whole.
 */
export async function* jsonOf(value: unknown, indent = ''): AsyncGenerator<string> {
  const deeper = `${indent}  `;
  if (isStream(value)) {
    let before = '[';
    for await (const each of value) {
      yield `${before}\n${deeper}`;
      yield* jsonOf(each, deeper);
      before = ',';
    }
    yield before === '[' ? '[]' : `\n${indent}]`;
    return;
  }
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (!parts.some(([, part]) => isStream(part))) {
    yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
    return;
  }
  let before = '{';
  for (const [name, part] of parts) {
    yield `${before}\n${deeper}${JSON.stringify(name)}: `;
    yield* jsonOf(part, deeper);
    before = ',';
  }
  yield `\n${indent}}`;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The same with times as ISO 8601 texts; JSON.stringify would write seconds and nanoseconds. */
export function plainTimes(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainTimes);
  if (typeof value !== 'object' || value === null || isStream(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainTimes(part)]));
}
