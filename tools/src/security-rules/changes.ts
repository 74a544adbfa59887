import { kinds, otherFields, spanOf, type Change, type Edit, type Of } from './change.ts';
import { listEdits, literalEdits, methodEdits, pathEdits, patternEdits } from './part-edits.ts';
import { bare, placesIn, type Root } from './places.ts';
import { allExpressions, type Expression, type Rules } from './syntax.ts';

interface Context extends Root {
  source: string;
  fields: readonly string[];
  functions: ReadonlySet<string>;
  /** Links of a chain that belong to a longer one: `a && b` in `a && b && c`. */
  inner: ReadonlySet<Expression>;
}

const otherComparisons: Record<string, readonly string[]> = {
  '==': ['!=', '<=', '>='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>', '=='],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

const otherCalls: Record<string, readonly string[]> = {
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasOnly', 'hasAll'],
  hasAll: ['hasAny', 'hasOnly'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};

/** All changes that make sense at some place of the rules, by their kind. */
export function changesOf(source: string, rules: Rules, fields: readonly string[]): Change[] {
  const { roots, allows, matches, functions } = placesIn(rules);
  const changes = [
    ...roots.flatMap(({ place, expression }) =>
      allExpressions(expression).flatMap((each) => {
        const inner = innerLinks(expression);
        const context = { place, expression: each, source, fields, functions, inner };
        return editsOf(context).map((edit) => ({ place, ...edit }));
      }),
    ),
    ...roots.flatMap(({ place, expression }) =>
      expression.kind === 'path' ? [] : constants(expression).map((edit) => ({ place, ...edit })),
    ),
    ...allows.flatMap((allow) => methodEdits(allow).map((e) => ({ place: allow.place, ...e }))),
    ...matches.flatMap((match) => pathEdits(match).map((e) => ({ place: match.place, ...e }))),
  ];
  return kinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

function innerLinks(root: Expression): Set<Expression> {
  const links = allExpressions(root).filter((each) => each.kind === 'binary');
  return new Set(
    links
      .filter(({ left, operator }) => left.kind === 'binary' && left.operator === operator)
      .map(({ left }) => left),
  );
}

function constants({ start, end }: Expression): Edit[] {
  return [
    { kind: 'lets everything pass', start, end, text: 'true' },
    { kind: 'refuses everything', start, end, text: 'false' },
  ];
}

function editsOf(context: Context): Edit[] {
  const { expression } = context;
  switch (expression.kind) {
    case 'binary':
      return [...chainEdits(expression, context), ...comparisonEdits(expression, context)];
    case 'unary':
      return expression.operator === '!' ? [negationEdit(expression, context.source)] : [];
    case 'member':
      return memberEdits(expression, context);
    case 'call':
      return callEdits(expression, context);
    case 'literal':
      return literalEdits(expression);
    case 'name':
      return expression.name === 'resource'
        ? [{ ...spanOf(expression), kind: 'takes another field', text: 'request.resource' }]
        : [];
    case 'path':
      return expression.segments.flatMap((segment) =>
        'text' in segment && !['databases', 'documents'].includes(segment.text)
          ? [{ ...spanOf(segment), kind: 'opens a path' as const, text: 'unknown' }]
          : [],
      );
    case 'choice':
    case 'group':
    case 'index':
    case 'list':
      return [];
  }
}

/** `a && b && c` as [a, b, c]. */
function armsOf(expression: Expression, operator: string): Expression[] {
  if (expression.kind !== 'binary' || expression.operator !== operator) return [expression];
  return [...armsOf(expression.left, operator), expression.right];
}

function chainEdits(chain: Of<'binary'>, { source, inner }: Context): Edit[] {
  const { operator } = chain;
  if ((operator !== '&&' && operator !== '||') || inner.has(chain)) return [];
  const arms = armsOf(chain, operator).map(({ start, end }) => source.slice(start, end));
  const joined = (some: readonly string[]) => some.join(` ${operator} `);
  const other = operator === '&&' ? '||' : '&&';
  const dropped = arms.map((_, index): Edit => {
    const text = `(${joined(arms.toSpliced(index, 1))})`;
    const said = `without ${arms[index]}`;
    return { ...spanOf(chain), kind: 'drops an arm', text, said };
  });
  const rejoined = arms.slice(1).map((_, index): Edit => {
    const [before, behind] = [arms.slice(0, index + 1), arms.slice(index + 1)];
    const text = `((${joined(before)}) ${other} (${joined(behind)}))`;
    const said = `${other} before ${behind[0]}`;
    return { ...spanOf(chain), kind: 'joins otherwise', text, said };
  });
  return [...dropped, ...rejoined];
}

function comparisonEdits({ operator, left, right, start, end }: Of<'binary'>, { source }: Context) {
  const [first, second] = [left, right].map((side) => source.slice(side.start, side.end));
  const edit = (text: string): Edit => ({ kind: 'compares otherwise', start, end, text });
  if (operator === 'in' || operator === 'is') {
    return [edit(`!(${source.slice(start, end)})`)];
  }
  return (otherComparisons[operator] ?? []).map((other) => edit(`${first} ${other} ${second}`));
}

function negationEdit({ operand, start, end }: Of<'unary'>, source: string): Edit {
  return { kind: 'loses a not', start, end, text: source.slice(operand.start, operand.end) };
}

function memberEdits({ object, name, nameSpan, start, end }: Of<'member'>, { source }: Context) {
  const edits: Edit[] = [];
  const other = otherFields[name];
  if (other) edits.push({ ...nameSpan, kind: 'takes another field', text: other });
  const whole = source.slice(start, end);
  if (whole === 'request.resource') {
    edits.push({ start, end, kind: 'takes another field', text: 'resource' });
  }
  // A claim that says the same for honest tokens.
  if (whole === 'request.auth.uid') {
    const auth = source.slice(object.start, object.end);
    edits.push({ start, end, kind: 'takes another field', text: `${auth}.token.user_id` });
  }
  return edits;
}

function callEdits({ callee, values }: Of<'call'>, context: Context): Edit[] {
  const { source, functions } = context;
  const edits: Edit[] = [];
  const [first, second] = values;
  const isOurs = callee.kind === 'name' && functions.has(callee.name);
  if (isOurs && first && second) {
    const text = [second, first].map(({ start, end }) => source.slice(start, end)).join(', ');
    edits.push({ kind: 'takes another field', start: first.start, end: second.end, text });
  }
  if (callee.kind !== 'member') return edits;
  for (const text of otherCalls[callee.name] ?? []) {
    edits.push({ ...callee.nameSpan, kind: 'calls otherwise', text });
  }
  const list = first && bare(first);
  if (list?.kind === 'list') edits.push(...listEdits(list, callee.name, context));
  if (callee.name === 'matches' && first?.kind === 'literal') edits.push(...patternEdits(first));
  return edits;
}
