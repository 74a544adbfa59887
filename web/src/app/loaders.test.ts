import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnTouch } from './loaders.ts';

const ask = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(Response.json({})));
prefetchOnTouch(new QueryClient());

beforeEach(() => {
  history.replaceState(null, '', '/ar/ads');
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  ask.mockClear();
});

/** Every page with prices asks for it, once in a while. */
const rate = '/api/rate/current';
const addresses = () => ask.mock.calls.map(([address]) => address);

function touch(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.append(document.createElement('span'));
  document.body.append(link);
  link.firstChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

it.each([
  ['/ar/ads/one', '/api/listing/approved/one'],
  ['/ku/ads?search=x', '/api/listing?search=x'],
  ['/ar/browse/erbil', '/api/listing?location=erbil'],
])('asks for what %s shows', async (href, asked) => {
  touch(href);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith(asked, expect.anything()));
  expect(addresses().filter((address) => address !== rate)).toEqual([asked]);
});

it.each(['/ar/about-us', '/ar/ads#content', 'https://example.com/ar/ads/one', '/de/ads/one'])(
  'asks for nothing when %s is touched',
  async (href) => {
    touch(href);
    touch('/ar/ads/two');
    const asked = '/api/listing/approved/two';
    await vi.waitFor(() => expect(ask).toHaveBeenCalledWith(asked, expect.anything()));
    expect(addresses().filter((address) => address !== rate)).toEqual([asked]);
  },
);
