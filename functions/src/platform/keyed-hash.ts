import { createHmac } from 'node:crypto';
import { config } from './config.ts';

/**
 * HMAC-SHA-256 under the key of this installation, for what is so short or well known that somebody could try all of it:
 * addresses, or what nobody else may make. Hashes for different uses never meet. Throws where there is no key: a
 * function that needs one does not start without it (config.ts).
 */
export function keyedHash(use: 'limit' | 'newsletter' | 'unsubscribe', text: string): Buffer {
  const { addressHashKey: key } = config();
  if (key === undefined) throw new Error('ADDRESS_HASH_KEY is not set (docs/deploy.md).');
  return createHmac('sha256', key).update(`${use}:${text}`).digest();
}
