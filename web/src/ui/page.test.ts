import { afterAll, beforeEach, expect, it } from 'vitest';
import { removeServedTags } from './page.tsx';

// The head may contain style sheets of other tests.
const own = [...document.head.childNodes];
afterAll(() => document.head.replaceChildren(...own));

beforeEach(() => {
  document.head.innerHTML = [
    '<meta property="og:title" content="served" data-first>',
    '<title data-before>served</title>',
    '<link rel="alternate" hreflang="ar" href="/served" data-before>',
    '<link rel="alternate" hreflang="en" href="/served" data-before>',
    '<meta name="description" content="served" data-before>',
  ].join('');
});

const left = () => document.head.innerHTML.match(/served/g)?.length ?? 0;

it('leaves the tags of the server until the app has its own', () => {
  removeServedTags(true);
  expect(left()).toBe(5);
});

it('removes each tag that the app has added itself, and no other', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title>own</title><link rel="alternate" hreflang="en" href="/own">',
  );
  removeServedTags(true);
  expect(document.title).toBe('own');
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/served',
    '/own',
  ]);
  expect(document.querySelector('[name="description"]')).not.toBeNull();
});

it('removes the tags of the first page on another page', () => {
  removeServedTags(false);
  expect(document.querySelector('[property="og:title"]')).toBeNull();
  expect(left()).toBe(4);
});
