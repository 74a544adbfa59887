import { parseExpression } from './parse-expression.ts';
import { RulesText } from './rules-text.ts';
import type { Allow, Match, Method, Rules, RulesFunction, RulesItem } from './syntax.ts';

const identifier = /[A-Za-z_]\w*/y;

/** Reads a file of security rules whole; throws with the line where it cannot. */
export function parseRules(source: string): Rules {
  const text = new RulesText(source);
  text.take(/rules_version\s*=\s*'2'\s*;/y);
  text.expect(/service\b/y, '"service"');
  const service = text.expect(/[a-z.]+/y, 'the name of a service');
  const items = parseItems(text);
  if (!text.isAtEnd) throw text.problem('the end');
  return { service, items };
}

function parseItems(text: RulesText): RulesItem[] {
  text.expect(/\{/y, '"{"');
  const items: RulesItem[] = [];
  while (text.take(/\}/y) === undefined) items.push(parseItem(text));
  return items;
}

function parseItem(text: RulesText): RulesItem {
  const { start } = text;
  const word = text.expect(/(?:function|match|allow)\b/y, '"function", "match" or "allow"');
  if (word === 'function') return parseFunction(text, start);
  return word === 'match' ? parseMatch(text, start) : parseAllow(text, start);
}

function parseFunction(text: RulesText, start: number): RulesFunction {
  const name = text.expect(identifier, 'the name of a function');
  const parameters: string[] = [];
  text.expect(/\(/y, '"("');
  while (text.take(/\)/y) === undefined) {
    if (parameters.length > 0) text.expect(/,/y, '","');
    parameters.push(text.expect(identifier, 'a parameter'));
  }
  text.expect(/\{/y, '"{"');
  const bindings: RulesFunction['bindings'] = [];
  while (text.take(/let\b/y) !== undefined) {
    const bound = text.expect(identifier, 'a name');
    text.expect(/=/y, '"="');
    bindings.push({ name: bound, value: parseExpression(text) });
    text.expect(/;/y, '";"');
  }
  text.expect(/return\b/y, '"return"');
  const returns = parseExpression(text);
  text.expect(/;/y, '";"');
  text.expect(/\}/y, '"}"');
  return { kind: 'function', name, parameters, bindings, returns, start, end: text.end };
}

function parseMatch(text: RulesText, start: number): Match {
  const segments: Match['segments'] = [];
  const first = text.expect(/\//y, 'a path');
  for (let slash: string | undefined = first; slash; slash = text.takeHere(/\//y)) {
    const from = text.end;
    const name = text.takeHere(/[\w-]+|\{\w+(?:=\*\*)?\}/y);
    if (name === undefined) throw text.problem('a segment of a path');
    segments.push({ text: name, start: from, end: text.end });
  }
  return { kind: 'match', segments, items: parseItems(text), start, end: text.end };
}

function parseAllow(text: RulesText, start: number): Allow {
  const methods: Method[] = [];
  do {
    const from = text.start;
    const name = text.expect(/(?:get|list|read|create|update|delete|write)\b/y, 'a method');
    methods.push({ name, start: from, end: text.end });
  } while (text.take(/,/y) !== undefined);
  const isConditional = text.take(/:\s*if\b/y) !== undefined;
  const condition = isConditional ? parseExpression(text) : undefined;
  text.expect(/;/y, '";"');
  return { kind: 'allow', methods, condition, start, end: text.end };
}
