import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { flood } from './http/http-app.ts';
import { listen } from './platform/test-server.ts';

// Else this process would hide the bodies of all its requests, as an instance does.
vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'event');
const limit = 5;
Object.assign(flood, { limit });
const every = Object.entries(await import('./index.ts'));

it.each(every)('%s has a limit of instances', (_name, { __endpoint: { maxInstances } }) => {
  expect(maxInstances).toEqual(expect.any(Number));
  expect(maxInstances).toBeLessThanOrEqual(20);
});

describe('a flood', () => {
  const served = every.filter(([, { __endpoint }]) => __endpoint.httpsTrigger);

  it('may come by four functions', () => {
    expect(served.map(([name]) => name).sort()).toEqual(['api', 'media', 'pages', 'publish']);
  });

  it.each(served)('is refused by %s, and nobody else is', async (_name, serve) => {
    const server = await listen(serve as unknown as RequestListener);
    const ask = (address: string) =>
      fetch(`${server.origin}/sitemap-1.xml?x`, {
        headers: { 'X-Forwarded-For': address },
        redirect: 'manual',
      });
    const statuses: number[] = [];
    for (let n = 0; n < limit; n += 1) statuses.push((await ask('198.51.100.7')).status);
    expect(statuses).not.toContain(429);
    const refused = await ask('198.51.100.7');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.json()).toMatchObject({ key: 'tooManyUntil' });
    expect((await ask('198.51.100.8')).status).not.toBe(429);
    await server.close();
  });
});
