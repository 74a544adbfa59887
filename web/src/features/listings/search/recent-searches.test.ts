import { limits } from '@qaysari/contract/shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetAllSearches,
  forgetSearch,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts';

const key = 'qaysariRecentSearches';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are trimmed, unique and ordered newest first', () => {
    for (const text of ['مقهى', ' Café ', '  ', 'ورشة', 'café']) rememberSearch(text);
    expect(recentSearches()).toEqual(['café', 'ورشة', 'مقهى']);
  });

  it('are limited in number', () => {
    for (let count = 1; count <= limits.recentSearches + 2; count++) rememberSearch(`${count}`);
    expect(recentSearches()).toEqual(['8', '7', '6', '5', '4', '3']);
  });

  it('are removed one by one and all at once', () => {
    for (const text of ['a', 'b', 'c']) rememberSearch(text);
    forgetSearch('b');
    expect(recentSearches()).toEqual(['c', 'a']);
    forgetAllSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('stay the same object while nothing changes', () => {
    rememberSearch('a');
    expect(recentSearches()).toBe(recentSearches());
  });

  it.each(['{', '"a"', '{"a":1}', 'null', '[1,null,""," "]', `["${'x'.repeat(300)}"]`])(
    'are none when %.20s was written in their place',
    (raw) => {
      localStorage.setItem(key, raw);
      expect(recentSearches()).toEqual([]);
    },
  );
});
