import type { Change } from './change.ts';
import { changesOf } from './changes.ts';
import { parseRules } from './parse-rules.ts';
import { lineOf } from './rules-text.ts';
import { meaningOf } from './syntax.ts';

/** Rules with one mistake in them. */
export interface Mutant {
  /** Names it in the list of those that change nothing; holds no line, because lines move. */
  id: string;
  kind: Change['kind'];
  line: number;
  source: string;
}

/**
 * The mutants of rules, those that open most first. Each can be read, and means something else than the
 * rules and than every other.
 */
export function mutantsOf(source: string, fields: readonly string[]): Mutant[] {
  const rules = parseRules(source);
  const known = new Set([meaningOf(rules)]);
  const ids = new Map<string, number>();
  const mutants: Mutant[] = [];
  for (const { kind, place, start, end, text, said } of changesOf(source, rules, fields)) {
    const changed = source.slice(0, start) + text + source.slice(end);
    const meaning = meaningOf(parseRules(changed));
    if (known.has(meaning)) continue;
    known.add(meaning);
    const change = said ?? `${source.slice(start, end)} → ${text}`;
    const name = `${place}: ${change.replace(/\s+/g, ' ')}`;
    const times = (ids.get(name) ?? 0) + 1;
    ids.set(name, times);
    const id = times === 1 ? name : `${name} (${times})`;
    mutants.push({ id, kind, line: lineOf(source, start), source: changed });
  }
  return mutants;
}
