import { expect, it } from 'vitest';
import type { Endpoint } from './shared/endpoint.ts';
import { endpoints } from './endpoints.ts';

it('caches no answer about one ad or one person', () => {
  const cached = Object.values<Endpoint>(endpoints).filter(
    ({ cacheSeconds }) => cacheSeconds !== undefined,
  );
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter(({ path, access }) => path.includes('{') || access !== 'public')).toEqual(
    [],
  );
});
