import { describe, expect, it, test } from 'vitest';
import { idListField } from './fields.ts';
import { yup } from './schema.ts';

const field = idListField(['a', 'b', 'c'] as const, 2);
const errorOf = (raw: unknown): unknown => {
  try {
    return { read: field.validateSync(raw) };
  } catch (error) {
    return error instanceof yup.ValidationError ? error.message : error;
  }
};

describe('idListField', () => {
  test.each<[unknown, string[]]>([
    [undefined, []],
    [null, []],
    ['', []],
    [' , ', []],
    ['a', ['a']],
    [' b , a,b ', ['b', 'a']],
    [[], []],
    [['c'], ['c']],
    [
      ['c', ' a ', 'c', ''],
      ['c', 'a'],
    ],
  ])('reads %j as %j', (raw, ids) => {
    expect(field.validateSync(raw)).toEqual(ids);
  });

  test.each([5, true, {}, 'd', 'a;b', 'toString', ['d'], [5], [null], [['a']], ['a', 'd']])(
    'rejects %j as unknown',
    (raw) => {
      expect(errorOf(raw)).toBe('unknownValue');
    },
  );

  it('rejects more ids than allowed, and counts a repeated one once', () => {
    expect(errorOf('a,b,c')).toBe('tooMany');
    expect(field.validateSync('a,a,b,b')).toEqual(['a', 'b']);
  });
});
