import { expect, it } from 'vitest';
import type { Endpoint } from './shared/endpoint.ts';
import { endpoints } from './endpoints.ts';

it('lets nobody keep an answer about one ad or one person', () => {
  const kept = Object.values<Endpoint>(endpoints).filter(
    ({ cacheSeconds }) => cacheSeconds !== undefined,
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ path, access }) => path.includes('{') || access !== 'public')).toEqual([]);
});
