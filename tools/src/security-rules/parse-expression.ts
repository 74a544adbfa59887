import type { RulesText } from './rules-text.ts';
import type { Expression, PathSegment } from './syntax.ts';

/** From the weakest: each level holds the operators of the same strength. */
const binaryOperators = [
  /\|\|/y,
  /&&/y,
  /==|!=/y,
  /<=|>=|<|>|in\b|is\b/y,
  /[+-]/y,
  /[*%]|\/(?![/*])/y,
];

const identifier = /[A-Za-z_]\w*/y;

/** Reads `a ? b : c` and everything that binds tighter. */
export function parseExpression(text: RulesText): Expression {
  const condition = parseBinary(text, 0);
  if (text.take(/\?/y) === undefined) return condition;
  const then = parseExpression(text);
  text.expect(/:/y, '":"');
  const otherwise = parseExpression(text);
  return {
    ...{ kind: 'choice', condition, then, otherwise },
    ...{ start: condition.start, end: text.end },
  };
}

function parseBinary(text: RulesText, level: number): Expression {
  const operators = binaryOperators[level];
  if (!operators) return parseUnary(text);
  let left = parseBinary(text, level + 1);
  for (;;) {
    const operator = text.take(operators);
    if (operator === undefined) return left;
    const right = parseBinary(text, level + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
}

function parseUnary(text: RulesText): Expression {
  const { start } = text;
  const operator = text.take(/!(?!=)|-/y);
  if (operator === undefined) return parsePostfix(text);
  const operand = parseUnary(text);
  return { kind: 'unary', operator, operand, start, end: operand.end };
}

/** `object.name`, `object[key]` and `callee(values)`, as often as they follow. */
function parsePostfix(text: RulesText): Expression {
  let object = parsePrimary(text);
  for (;;) {
    const { start } = object;
    if (text.take(/\./y) !== undefined) {
      const nameStart = text.start;
      const name = text.expect(identifier, 'a name');
      const nameSpan = { start: nameStart, end: text.end };
      object = { kind: 'member', object, name, nameSpan, start, end: text.end };
    } else if (text.take(/\(/y) !== undefined) {
      const values = parseList(text, /\)/y);
      object = { kind: 'call', callee: object, values, start, end: text.end };
    } else if (text.take(/\[/y) !== undefined) {
      const key = parseExpression(text);
      text.expect(/\]/y, '"]"');
      object = { kind: 'index', object, key, start, end: text.end };
    } else {
      return object;
    }
  }
}

function parseList(text: RulesText, end: RegExp): Expression[] {
  const items: Expression[] = [];
  while (text.take(end) === undefined) {
    if (items.length > 0) text.expect(/,/y, '","');
    items.push(parseExpression(text));
  }
  return items;
}

function parsePrimary(text: RulesText): Expression {
  const { start } = text;
  if (text.take(/\(/y) !== undefined) {
    const inner = parseExpression(text);
    text.expect(/\)/y, '")"');
    return { kind: 'group', inner, start, end: text.end };
  }
  if (text.take(/\[/y) !== undefined) {
    return { kind: 'list', items: parseList(text, /\]/y), start, end: text.end };
  }
  if (text.source[start] === '/') return parsePath(text);
  const string = text.take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y);
  if (string !== undefined) return literal('text', string, start);
  const number = text.take(/\d+(?:\.\d+)?/y);
  if (number !== undefined) return literal('number', number, start);
  const name = text.expect(identifier, 'an expression');
  if (name === 'true' || name === 'false') return literal('boolean', name, start);
  if (name === 'null') return literal('null', name, start);
  return { kind: 'name', name, start, end: text.end };
}

function literal(
  type: 'text' | 'number' | 'boolean' | 'null',
  text: string,
  start: number,
): Expression {
  return { kind: 'literal', type, text, start, end: start + text.length };
}

/** `/databases/$(database)/documents/users/$(uid)`, without blanks between its segments. */
function parsePath(text: RulesText): Expression {
  const { start } = text;
  const segments: PathSegment[] = [];
  while (text.takeHere(/\//y) !== undefined) {
    const from = text.end;
    if (text.takeHere(/\$\(/y) === undefined) {
      const name = text.takeHere(/[\w-]+/y);
      if (name === undefined) throw text.problem('a segment of a path');
      segments.push({ text: name, start: from, end: text.end });
    } else {
      const value = parseExpression(text);
      text.expect(/\)/y, '")"');
      segments.push({ value, start: from, end: text.end });
    }
  }
  return { kind: 'path', segments, start, end: text.end };
}
