/** The security rules' language as far as a tree of it is needed: every part knows where it stands. */

export interface Span {
  /** Offset of its first character. */
  start: number;
  /** Offset behind its last character. */
  end: number;
}

export type Expression = Span &
  (
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
    | { kind: 'unary'; operator: string; operand: Expression }
    | { kind: 'choice'; condition: Expression; then: Expression; otherwise: Expression }
    | { kind: 'group'; inner: Expression }
    | { kind: 'call'; callee: Expression; values: Expression[] }
    | { kind: 'member'; object: Expression; name: string; nameSpan: Span }
    | { kind: 'index'; object: Expression; key: Expression }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'path'; segments: PathSegment[] }
    | { kind: 'name'; name: string }
    | { kind: 'literal'; type: 'text' | 'number' | 'boolean' | 'null'; text: string }
  );

export type PathSegment = Span & ({ text: string } | { value: Expression });

export interface RulesFunction extends Span {
  kind: 'function';
  name: string;
  parameters: string[];
  bindings: { name: string; value: Expression }[];
  returns: Expression;
}

export interface Method extends Span {
  name: string;
}

export interface Allow extends Span {
  kind: 'allow';
  methods: Method[];
  /** Absent when it allows always. */
  condition: Expression | undefined;
}

export interface Match extends Span {
  kind: 'match';
  /** `listings`, `{listing}`, `{any=**}`. */
  segments: (Span & { text: string })[];
  items: RulesItem[];
}

export type RulesItem = RulesFunction | Allow | Match;

export interface Rules {
  /** `cloud.firestore` or `firebase.storage`. */
  service: string;
  items: RulesItem[];
}

/** The expressions directly in another. */
function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'binary':
      return [expression.left, expression.right];
    case 'unary':
      return [expression.operand];
    case 'choice':
      return [expression.condition, expression.then, expression.otherwise];
    case 'group':
      return [expression.inner];
    case 'call':
      return [expression.callee, ...expression.values];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.key];
    case 'list':
      return expression.items;
    case 'path':
      return expression.segments.flatMap((segment) => ('value' in segment ? [segment.value] : []));
    case 'name':
    case 'literal':
      return [];
  }
}

/** An expression and all those in it. */
export function allExpressions(expression: Expression): Expression[] {
  return [expression, ...partsOf(expression).flatMap(allExpressions)];
}

/** What a tree says, whatever blanks, comments and needless parentheses its text has. */
export function meaningOf(rules: Rules): string {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    if ('kind' in value && value.kind === 'group' && 'inner' in value) return plain(value.inner);
    const places = ['start', 'end', 'nameSpan'];
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !places.includes(key))
        .map(([key, part]) => [key, plain(part)]),
    );
  };
  return JSON.stringify(plain(rules));
}
