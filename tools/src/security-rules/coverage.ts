import { parseRules } from './parse-rules.ts';
import { conditionsIn } from './places.ts';
import { lineOf } from './rules-text.ts';
import type { Expression } from './syntax.ts';

/** One expression of the emulator's report, with those in it. */
interface Evaluated {
  sourcePosition?: { currentOffset?: number; endOffset?: number };
  values?: { value?: { boolValue?: boolean }; count?: number }[];
  children?: Evaluated[];
}

/** What `:ruleCoverage` of the Firestore emulator answers. */
export interface CoverageReport {
  report?: Evaluated[];
}

export interface Coverage {
  /** How many expressions are true or false. */
  conditions: number;
  /** One text for each that was never true, or never false: the line and the expression. */
  missing: string[];
}

/** Looks for expressions of the rules that no request made true, or none made false. */
export function coverageOf(source: string, { report = [] }: CoverageReport): Coverage {
  const seen = new Map<string, Set<boolean>>();
  const read = ({ sourcePosition, values = [], children = [] }: Evaluated): void => {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition ?? {};
    const place = `${currentOffset}-${endOffset}`;
    const known = seen.get(place) ?? new Set();
    for (const { value } of values) {
      if (value?.boolValue !== undefined) known.add(value.boolValue);
    }
    seen.set(place, known);
    children.forEach(read);
  };
  report.forEach(read);
  const conditions = conditionsIn(parseRules(source));
  const missing = conditions.flatMap(({ place, expression }) => {
    const { start, end } = expression;
    const values = seen.get(`${start}-${lastInReport(expression)}`);
    const text = source.slice(start, end).replace(/\s+/g, ' ');
    const at = `line ${lineOf(source, start)}, ${place}: ${text}`;
    if (!values) return [`${at} is not in the report`];
    return [true, false]
      .filter((value) => !values.has(value))
      .map((value) => `${at} was never ${value}`);
  });
  return { conditions: conditions.length, missing };
}

/** The offset at which the report ends an expression: of its last character, but for closing brackets. */
function lastInReport(expression: Expression): number {
  switch (expression.kind) {
    case 'binary':
      return lastInReport(expression.right);
    case 'unary':
      return lastInReport(expression.operand);
    case 'choice':
      return lastInReport(expression.otherwise);
    case 'group':
      return lastInReport(expression.inner);
    case 'call':
      return lastInReport(expression.values.at(-1) ?? expression.callee);
    case 'index':
      return lastInReport(expression.key);
    case 'list': {
      const item = expression.items.at(-1);
      return item ? lastInReport(item) : expression.end - 1;
    }
    case 'path':
    case 'member':
    case 'name':
    case 'literal':
      return expression.end - 1;
  }
}
