import { describe, expect, it } from 'vitest';
import { cameFrom, keepFrom, signInAddress } from './sign-in-link.ts';

const place = { pathname: '/ar/my-account/inbox/1', search: '?a=b&c=ق', hash: '#end' };

describe('cameFrom', () => {
  it('leads back to path, query and hash, in the current language', () => {
    const address = signInAddress('/ar/sign-in', place);
    const search = new URL(address, 'http://site.test').search;
    expect(address).toMatch(/^\/ar\/sign-in\?from=/);
    expect(decodeURIComponent(cameFrom(search, 'ar') ?? '')).toBe(
      '/ar/my-account/inbox/1?a=b&c=ق#end',
    );
    expect(cameFrom(search, 'ku')).toMatch(/^\/ku\/my-account\/inbox\/1\?/);
  });

  it.each([
    'https://evil.test/ar',
    '//evil.test/ar',
    '/\\evil.test/ar',
    '\\\\evil.test',
    '/\t/evil.test/ar',
    ' /ar',
    'javascript:alert(1)',
    'ar/ads',
    '/nowhere',
    '/',
    '',
    '/..//evil.test/ar',
  ])('does not lead to %j', (from) => {
    expect(cameFrom(`?${new URLSearchParams({ from }).toString()}`, 'ar')).toBeUndefined();
  });

  it('resolves a path with dots within the site', () => {
    expect(cameFrom('?from=/ar/x/../ads', 'en')).toBe('/en/ads');
  });

  it('still leads back when the address also names a problem', () => {
    const { search } = new URL(signInAddress('/ar/sign-in', place, 'ended'), 'http://site.test');
    expect(new URLSearchParams(search).get('problem')).toBe('ended');
    expect(cameFrom(search, 'ar')).toMatch(/^\/ar\/my-account\/inbox\/1\?/);
  });

  it('answers nothing without the field', () => {
    expect(cameFrom('?x=1', 'ar')).toBeUndefined();
  });
});

it('keeps the address to come back to and drops the rest of the query', () => {
  expect(keepFrom('?problem=failed&from=%2Far%2Fads%3Fx%3D1')).toBe('?from=%2Far%2Fads%3Fx%3D1');
  expect(keepFrom('?problem=failed')).toBe('');
});
