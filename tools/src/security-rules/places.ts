import {
  allExpressions,
  type Allow,
  type Expression,
  type Match,
  type Rules,
  type RulesItem,
} from './syntax.ts';

/** An expression that nothing encloses, and where it stands in words. */
export interface Root {
  /** `isMe()`, or `/messages/{message} update`. */
  place: string;
  expression: Expression;
}

interface Found {
  roots: Root[];
  /** All but the outermost, whose path every document has. */
  matches: (Match & { place: string })[];
  allows: (Allow & { place: string })[];
  functions: Set<string>;
}

function collect(items: readonly RulesItem[], path: string, depth: number, found: Found): void {
  for (const item of items) {
    if (item.kind === 'match') {
      const place = depth === 0 ? '' : `${path}/${item.segments.map(({ text }) => text).join('/')}`;
      if (depth > 0) found.matches.push({ ...item, place });
      collect(item.items, place, depth + 1, found);
    } else if (item.kind === 'function') {
      found.functions.add(item.name);
      const place = `${item.name}()`;
      for (const { value } of item.bindings) found.roots.push({ place, expression: value });
      found.roots.push({ place, expression: item.returns });
    } else {
      const place = `${path} ${item.methods.map(({ name }) => name).join(', ')}`;
      found.allows.push({ ...item, place });
      if (item.condition) found.roots.push({ place, expression: item.condition });
    }
  }
}

/** The parts of rules that matter here, each with the place where it stands. */
export function placesIn(rules: Rules): Found {
  const found: Found = { roots: [], matches: [], allows: [], functions: new Set() };
  collect(rules.items, '', 0, found);
  return found;
}

const logical = ['&&', '||'];
const comparing = ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'];

/** Strips parentheses. */
export function bare(expression: Expression): Expression {
  return expression.kind === 'group' ? bare(expression.inner) : expression;
}

/**
 * Every expression that is true or false: comparisons, their combinations, and the calls that stand where
 * only such a value can stand.
 */
export function conditionsIn(rules: Rules): (Root & { expression: Expression })[] {
  const { roots, allows } = placesIn(rules);
  const asked = new Set<Expression>(allows.flatMap(({ condition }) => condition ?? []));
  const all = roots.flatMap(({ place, expression }) =>
    allExpressions(expression).map((each) => ({ place, expression: each })),
  );
  for (const { expression } of all) {
    if (expression.kind === 'unary' && expression.operator === '!') asked.add(expression.operand);
    if (expression.kind === 'binary' && logical.includes(expression.operator)) {
      asked.add(expression.left).add(expression.right);
    }
  }
  const isCondition = (expression: Expression) => {
    const plain = bare(expression);
    if (plain.kind === 'binary') return [...logical, ...comparing].includes(plain.operator);
    return asked.has(expression) || (plain.kind === 'unary' && plain.operator === '!');
  };
  return all.filter(({ expression }) => expression.kind !== 'group' && isCondition(expression));
}
