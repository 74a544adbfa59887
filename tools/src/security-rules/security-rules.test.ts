import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { coverageOf } from './coverage.ts';
import { mutantsOf } from './mutants.ts';
import { parseRules } from './parse-rules.ts';
import { meaningOf } from './syntax.ts';

function rulesWith(condition: string, method = 'get'): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /ads/{ad} {
      allow ${method}: if ${condition};
    }
  }
}
`;
}

/** What each mutant has for a condition, without the parentheses around it. */
function conditions(condition: string, kind: string): string[] {
  return mutantsOf(rulesWith(condition), ['owner'])
    .filter((mutant) => mutant.kind === kind)
    .map(({ source }) => /: if (.*);/.exec(source)?.[1] ?? source);
}

describe('parseRules', () => {
  const same = (one: string, other: string) =>
    meaningOf(parseRules(rulesWith(one))) === meaningOf(parseRules(rulesWith(other)));

  it.each(['firestore.rules', 'storage.rules'])('reads %s', (file) => {
    const source = readFileSync(join(repositoryRoot, file), 'utf8');
    expect(() => parseRules(source)).not.toThrow();
  });

  it.each([
    ['a || b && c', 'a || (b && c)'],
    ['!a == b', '(!a) == b'],
    ['a + 1 * 2 <= 3 && b', '((a + (1 * 2)) <= 3) && b'],
    ['a in b == c is string', '(a in b) == (c is string)'],
    ['a ? b : c ? d : e', 'a ? b : (c ? d : e)'],
    ["a /* one */ == // two\n 'b'", "(a == 'b')"],
    ['get(/x/$(a.b)/y-z).data[0].c(1, [2])', '(get(/x/$((a.b))/y-z)).data[0].c(1, [2])'],
  ])('takes %j for %j', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['a && b', 'b && a'],
    ['a.sender', 'a.receiver'],
    ['/x/$(a)', '/x/a'],
    ['(a || b) && c', 'a || b && c'],
  ])('does not take %j for %j', (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it.each([
    [rulesWith('a &&'), 'Line 5: an expression expected, not ";'],
    [rulesWith('a', 'look'), 'Line 5: a method expected, not "look'],
    [rulesWith('a').slice(0, -4), 'Line 7: "function", "match" or "allow" expected'],
    [`${rulesWith('a')} more`, 'the end expected, not "more"'],
  ])('says where it cannot read on', (source, problem) => {
    expect(() => parseRules(source)).toThrow(problem);
  });
});

describe('mutantsOf', () => {
  it.each([
    ['a && b && c', 'drops an arm', ['(b && c)', '(a && c)', '(a && b)']],
    ['a && b && c', 'joins otherwise', ['((a) || (b && c))', '((a && b) || (c))']],
    ['a <= 50', 'lifts a limit', ['a <= 51', 'a <= 49', 'a <= 50000']],
    ['a == b', 'compares otherwise', ['a != b', 'a <= b', 'a >= b']],
    ['a.sender == b', 'takes another field', ['a.receiver == b']],
    ["a.hasOnly(['b'])", 'widens a list', ["a.hasOnly(['b', 'owner'])", 'a.hasOnly([])']],
    ['!a', 'loses a not', ['a']],
    ['a', 'lets everything pass', ['true']],
    ['true', 'lets everything pass', []],
    [
      "a.matches('\\\\s(?s:.*)')",
      'loosens a pattern',
      ["a.matches('(?s:.*)')", "a.matches('\\\\s(?:.*)')"],
    ],
    [
      'exists(/databases/$(d)/documents/b/$(c))',
      'opens a path',
      ['exists(/databases/$(d)/documents/unknown/$(c))'],
    ],
  ])('of %s: %s', (condition, kind, mutants) => {
    const found = conditions(condition, kind).filter((text) => text !== condition);
    expect(found).toEqual(expect.arrayContaining(mutants));
    if (mutants.length === 0) expect(found).toEqual([]);
  });

  it('lets a document be written that was only read', () => {
    const methods = mutantsOf(rulesWith('a'), [])
      .filter(({ kind }) => kind === 'allows another method')
      .map(({ source }) => /allow (.*):/.exec(source)?.[1]);
    expect(methods).toEqual(['get, list', 'get, create', 'get, update', 'get, delete']);
  });

  it('makes each mutant once, with a name and a line of its own', () => {
    const mutants = mutantsOf(rulesWith("a.b == 'c' && !(d in ['e', 'f']) || g.sender > 5"), []);
    expect(new Set(mutants.map(({ source }) => meaningOf(parseRules(source)))).size).toBe(
      mutants.length,
    );
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    expect(new Set(mutants.map(({ line }) => line))).toEqual(new Set([4, 5]));
  });
});

describe('coverageOf', () => {
  const source = rulesWith('a.b() && c == 1');
  const from = source.indexOf('a.b()');
  const seen = (text: string, ...values: boolean[]) => {
    const start = source.indexOf(text);
    // As the emulator does: the end is the last character, and a call ends before its parentheses.
    const endOffset = start + text.replace('()', '').length - 1;
    return {
      sourcePosition: { currentOffset: start, endOffset },
      values: values.map((boolValue) => ({ value: { boolValue }, count: 1 })),
    };
  };

  it('names what was never true or never false, and what nobody asked', () => {
    const whole = seen('a.b() && c == 1', true);
    const endOffset = from + 'a.b() && c == 1'.length - 1;
    const report = [
      {
        ...whole,
        sourcePosition: { currentOffset: from, endOffset },
        children: [seen('a.b()', true, false)],
      },
    ];
    expect(coverageOf(source, { report })).toEqual({
      conditions: 3,
      missing: [
        'line 5, /ads/{ad} get: a.b() && c == 1 was never false',
        'line 5, /ads/{ad} get: c == 1 is not in the report',
      ],
    });
  });
});
