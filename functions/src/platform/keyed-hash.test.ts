import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import { rateLimitId } from './rate-limit.ts';

const settings = vi.hoisted(() => ({ addressHashKey: 'one' as string | undefined }));
vi.mock('./config.ts', () => ({ config: () => settings }));

const address = '198.51.100.7';
const hash = (use: Parameters<typeof keyedHash>[0]) => keyedHash(use, address).toString('hex');

beforeEach(() => {
  settings.addressHashKey = 'one';
});

it('is another one for each key and each use', () => {
  const [limit, newsletter] = [hash('limit'), hash('newsletter')];
  expect(hash('limit')).toBe(limit);
  settings.addressHashKey = 'two';
  expect(new Set([limit, newsletter, hash('limit')]).size).toBe(3);
});

it('is refused without a key: everybody could make the same hash', () => {
  settings.addressHashKey = undefined;
  expect(() => hash('limit')).toThrow('ADDRESS_HASH_KEY is not set');
});

it('names what a limit counts: nobody finds a network address by trying all', () => {
  const subject = `ad:address:${address}`;
  const id = rateLimitId({ kind: 'view', subject });
  expect(id).not.toBe(createHash('sha256').update(`view:${subject}`).digest('hex'));
  settings.addressHashKey = 'two';
  expect(rateLimitId({ kind: 'view', subject })).not.toBe(id);
});
