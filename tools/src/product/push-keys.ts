import { createECDH } from 'node:crypto';

/** New keys for notifications of browsers (VAPID, RFC 8292), as the functions read them. */
export function newPushKeys(): { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  return {
    VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
    // The number without leading zeros may be shorter than a key.
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
  };
}
