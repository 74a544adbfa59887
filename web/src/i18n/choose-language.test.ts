import { describe, expect, it } from 'vitest';
import { languageOfBrowser, languageRedirect, preferredLanguage } from './choose-language.ts';
import { languageOfPath, pathInLanguage } from './language.ts';

const at = (address: string) => {
  const url = new URL(address, 'http://site.test');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};

describe('languageRedirect', () => {
  it.each([
    ['/', '/ku'],
    ['/ads', '/ku/ads'],
    ['/ads/abc?x=1#top', '/ku/ads/abc?x=1#top'],
    ['/?token=abc', '/ku?token=abc'],
    ['/fr/ads', '/ku/ads'],
    ['/en-US/ads?page=2', '/ku/ads?page=2'],
    ['/xx', '/ku'],
    ['/kurdish/ads', '/ku/ads'],
    ['/EN/ads', '/en/ads'],
    ['/nowhere', '/ku/nowhere'],
    ['/nowhere/at/all', '/ku/nowhere/at/all'],
    ['/ads/', '/ku/ads'],
    ['//evil.test', '/ku/evil.test'],
  ])('leads %s to %s', (from, to) => {
    const address = from.startsWith('//') ? { pathname: from, search: '', hash: '' } : at(from);
    expect(languageRedirect(address, 'ku')).toBe(to);
  });

  it.each(['/ar', '/en/ads', '/ku/nowhere', '/en/'])('leaves %s unchanged', (path) => {
    expect(languageRedirect(at(path), 'ku')).toBeUndefined();
  });
});

describe('preferredLanguage', () => {
  it('takes the stored language first', () => {
    expect(preferredLanguage('ku', ['en-US'])).toBe('ku');
  });
  it('falls back to Arabic for an unknown stored value', () => {
    expect(preferredLanguage('de', ['en-US'])).toBe('ar');
  });
  it('uses the browser’s language when none is stored', () => {
    expect(preferredLanguage(null, ['fr-FR', 'en-GB'])).toBe('en');
    expect(preferredLanguage(null, ['ckb-IQ'])).toBe('ku');
    expect(preferredLanguage(null, ['de'])).toBe('ar');
  });
});

it('reads and swaps the language of a path', () => {
  expect(languageOfPath('/ku/ads')).toBe('ku');
  expect(languageOfPath('/ads')).toBeUndefined();
  expect(pathInLanguage('/ku/ads/1', 'en')).toBe('/en/ads/1');
  expect(pathInLanguage('/ku', 'ar')).toBe('/ar');
  expect(languageOfBrowser([])).toBeUndefined();
});
