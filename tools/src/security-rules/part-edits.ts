import { otherFields, spanOf, type Edit, type Of } from './change.ts';
import type { Allow, Match } from './syntax.ts';

const wholeMethods: Record<string, readonly string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Without one of its items, and for `hasOnly` with one more. */
export function listEdits(
  list: Of<'list'>,
  method: string,
  { source, fields }: { source: string; fields: readonly string[] },
): Edit[] {
  const items = list.items.map(({ start, end }) => source.slice(start, end));
  const known = items.map((item) => item.slice(1, -1));
  const shorter = items.map((_, index) => items.toSpliced(index, 1));
  const added = method === 'hasOnly' ? fields.filter((field) => !known.includes(field)) : [];
  const longer = added.map((field) => [...items, `'${field}'`]);
  return [...longer, ...shorter].map((each) => ({
    ...spanOf(list),
    kind: 'widens a list',
    text: `[${each.join(', ')}]`,
  }));
}

/** Without one of its escapes, which stand for kinds of characters, and open to everything. */
export function patternEdits(pattern: Of<'literal'>): Edit[] {
  const parts = [...pattern.text.matchAll(/\\\\(?:[pPx]\{\w+\}|\w)|\(\?s:|\?(?=')/g)];
  const without = parts.map((part) => {
    const before = pattern.text.slice(0, part.index);
    const behind = pattern.text.slice(part.index + part[0].length);
    return before + (part[0] === '(?s:' ? '(?:' : '') + behind;
  });
  return [...without, `'(?s:.*)'`].map((text) => ({
    ...spanOf(pattern),
    kind: 'loosens a pattern',
    text,
  }));
}

export function literalEdits(literal: Of<'literal'>): Edit[] {
  const { type, text, start, end } = literal;
  if (type === 'number') {
    const value = Number(text);
    const others = [value + 1, ...(value > 0 ? [value - 1, value * 1000] : [])];
    return others.map((other) => ({ kind: 'lifts a limit', start, end, text: String(other) }));
  }
  if (type === 'boolean') {
    const other = text === 'true' ? 'false' : 'true';
    return [{ kind: 'compares otherwise', start, end, text: other }];
  }
  const other = type === 'text' ? otherFields[text.slice(1, -1)] : undefined;
  return other ? [{ kind: 'takes another field', start, end, text: `'${other}'` }] : [];
}

/** One more method, or one less. */
export function methodEdits({ methods }: Allow): Edit[] {
  const [first, last] = [methods[0], methods.at(-1)];
  if (!first || !last) return [];
  const span = { start: first.start, end: last.end };
  const names = methods.flatMap(({ name }) => wholeMethods[name] ?? [name]);
  const more = Object.values(wholeMethods)
    .flat()
    .filter((name) => !names.includes(name))
    .map((name) => [...names, name]);
  const less = names.length > 1 ? names.map((_, index) => names.toSpliced(index, 1)) : [];
  return [
    ...more.map((all) => ({
      ...span,
      kind: 'allows another method' as const,
      text: all.join(', '),
    })),
    ...less.map((all) => ({ ...span, kind: 'refuses everything' as const, text: all.join(', ') })),
  ];
}

/** Any name in place of a fixed one, and everything below in place of one document. */
export function pathEdits({ segments }: Match): Edit[] {
  return segments.map(({ text, start, end }) => {
    const open = text.startsWith('{') ? text.replace('}', '=**}') : '{anything}';
    return { kind: 'opens a path', start, end, text: open };
  });
}
