import { ECDH } from 'node:crypto';
import type { RequestOptions } from 'web-push';
import { config, type PushConfig } from './config.ts';

/** A browser that takes notifications, as it describes itself (https://www.w3.org/TR/push-api/). */
export interface PushAddress {
  /** The address at the push service. It is a secret: somebody who knows it can send there. */
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  /** Encrypted for the browser: no service can read it. */
  payload: string;
  /** A later message with the same topic replaces one that was not delivered. */
  topic: string;
}

/** `gone`: the browser takes no more, now or ever. `failed`: this once. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** A push service that answers later than this has lost the message. */
const timeoutMs = 5_000;

/** How long the push service stores a message. After a day without delivery the person reads it on the site. */
const keepSeconds = 24 * 60 * 60;

/**
 * The push services of the browsers. Nothing else is ever asked: somebody could have an address within our
 * own network called by giving it as theirs.
 */
const services =
  /^(fcm\.googleapis\.com|[a-z0-9.-]+\.push\.services\.mozilla\.com|[a-z0-9.-]+\.push\.apple\.com|[a-z0-9.-]+\.notify\.windows\.com)$/;

/** Whether a text is an address at a push service. */
export function isPushService(
  endpoint: string,
  { allowsLoopback }: Pick<PushConfig, 'allowsLoopback'>,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  return protocol === 'https:' && port === '' && services.test(hostname);
}

/** Whether a text is a key that a message can be encrypted for: a point on the curve P-256. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Hands a message to the push service of a browser. Throws where this installation has no keys. */
export async function sendPush(address: PushAddress, message: PushMessage): Promise<PushResult> {
  const { push } = config();
  if (!push?.privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set.');
  // An address that was taken before the list of services became shorter.
  if (!isPushService(address.endpoint, push)) return 'gone';
  const options: RequestOptions = {
    TTL: keepSeconds,
    urgency: 'high',
    topic: message.topic,
    vapidDetails: {
      subject: push.contact,
      publicKey: push.publicKey,
      privateKey: push.privateKey,
    },
  };
  // Loaded with the first message: most people have no browser that takes any.
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(address, message.payload, options);
  try {
    const { status } = await fetch(address.endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
