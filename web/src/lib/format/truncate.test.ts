import { afterEach, describe, expect, it, vi } from 'vitest';
import { truncate } from './truncate.ts';

afterEach(() => vi.unstubAllGlobals());

describe('truncate', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['ab cd', 5, 'ab cd'],
    ['ab cd', 2, 'ab…'],
    ['ab cd', 3, 'ab…'],
    ['ab cd', 4, 'ab…'],
    ['one two three', 9, 'one two…'],
    ['one two, three', 11, 'one two…'],
    ['one two – three', 12, 'one two…'],
    ['مطعم شعبي مع سرقفلية في بغداد', 18, 'مطعم شعبي مع…'],
    ['کارگەی نان، بەهەموو ئامێرەکانەوە', 16, 'کارگەی نان…'],
    ['نانەواخانە لەگەڵ هەموو ئامێرەکانی', 22, 'نانەواخانە لەگەڵ هەموو…'],
  ])('cuts %j to %d characters after a whole word', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
    expect(Array.from(truncate(text, length)).length).toBeLessThanOrEqual(length + 1);
  });

  it.each([
    ['abcd', 3, 'abc…'],
    ['someone.with.a.name@example.com', 16, 'someone.with.a.n…'],
    ['ومستلزماتها الكثيرة', 5, 'ومستل…'],
    [' abcdef', 4, ' abc…'],
  ])('cuts inside %j when its first word is longer than %d', (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  it('counts characters as people do', () => {
    expect(truncate('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
    expect(truncate('مَطعَم', 4)).toBe('مَطعَم');
    expect(truncate('مُدَرِّسَة', 3)).toBe('مُدَرِّ…');
    expect(truncate('مَطعَمٌ كَبيرٌ', 7)).toBe('مَطعَمٌ…');
  });

  it('keeps marks with their letters where the browser cannot segment characters', () => {
    vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat });
    expect(truncate('مُدَرِّسَة', 3)).toBe('مُدَرِّ…');
    expect(truncate('مَطعَمٌ كَبيرٌ', 7)).toBe('مَطعَمٌ…');
  });
});
