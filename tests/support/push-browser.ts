import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a push service received for a browser. */
export interface Received {
  headers: IncomingHttpHeaders;
  /** What the browser alone can read. */
  payload: Record<string, string>;
}

/** A browser that takes notifications, with a push service of its own on this machine. */
export interface PushBrowser extends AsyncDisposable {
  /** What the browser would give to the site. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** The status of the service's next answers. */
  status: number;
  /** The service answers nothing more. */
  isSilent: boolean;
}

export async function openPushBrowser(): Promise<PushBrowser> {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    if (browser.isSilent) return;
    void buffer(request).then((body) => {
      const payload = JSON.parse(decrypt(body).toString()) as Record<string, string>;
      browser.received.push({ headers: request.headers, payload });
      response.writeHead(browser.status).end();
    });
  });
  /** RFC 8291 and RFC 8188. */
  const decrypt = (body: Buffer): Buffer => {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = derive(pair.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser: PushBrowser = {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    received: [],
    status: 201,
    isSilent: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return browser;
}

/** The claims with which the sender proves who it is (RFC 8292); throws when the signature is not of that key. */
export function vapidClaims({ headers }: Received, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    {
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
      format: 'jwk',
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight || key !== publicKey)
    throw new Error('Not signed with the key of this installation');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
