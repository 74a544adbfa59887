import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import https from 'node:https';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { vi } from 'vitest';

/**
 * Sessions with a signature. The Auth emulator signs nothing, so a process that uses it takes a token with
 * any signature. Here sessions are verified as in production, with keys that this file hands out in
 * Google's place.
 */

const keyId = 'ours';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What a session says. Nothing of it is needed but the uid. */
export interface SessionClaims {
  uid: string;
  /** Seconds since 1970 at which it ends; in an hour unless said. */
  exp?: number;
  /** Of the user's sessions at its beginning: session-cookie.ts. */
  validFrom?: number;
  emailVerified?: boolean;
  provider?: string;
}

function tokenOf(project: string, claims: SessionClaims, header: object, key?: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const { uid, exp = now + 3_600, validFrom = 0, emailVerified = true } = claims;
  const { provider = 'custom' } = claims;
  const payload = {
    iss: `https://session.firebase.google.com/${project}`,
    ...{ aud: project, sub: uid, user_id: uid, auth_time: now - 5, iat: now - 5, exp, validFrom },
    ...{ email_verified: emailVerified, firebase: { identities: {}, sign_in_provider: provider } },
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode(header)}.${encode(payload)}`;
  const signature = key && sign('sha256', Buffer.from(signed), key).toString('base64url');
  return `${signed}.${signature ?? ''}`;
}

const header = { alg: 'RS256', typ: 'JWT', kid: keyId };

export function signedSession(project: string, claims: SessionClaims): string {
  return tokenOf(project, claims, header, ours.privateKey);
}

/** The same session, signed by nobody of ours: each in another way. */
export function forgedSessions(project: string, claims: SessionClaims): Record<string, string> {
  const good = signedSession(project, claims);
  const [head = '', , signature = ''] = good.split('.');
  const [, otherPayload = ''] = signedSession(project, { ...claims, validFrom: 1 }).split('.');
  return {
    'by another key': tokenOf(project, claims, header, foreign.privateKey),
    'by a key that Google does not name': tokenOf(
      project,
      claims,
      { ...header, kid: 'other' },
      ours.privateKey,
    ),
    'for another payload': `${head}.${otherPayload}.${signature}`,
    'by none, as the header says': tokenOf(project, claims, { alg: 'none', typ: 'JWT' }),
    'by none, against the header': tokenOf(project, claims, header),
    'for another project': signedSession('another', claims),
  };
}

/**
 * From now on `auth` verifies sessions as in production. Google's server is never asked: its keys come from
 * here. The answer ends that.
 */
export async function verifySignatures(auth: Auth): Promise<() => Promise<void>> {
  const projectId = auth.app.options.projectId ?? '';
  const pem = ours.publicKey.export({ type: 'spki', format: 'pem' });
  const server = http.createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ [keyId]: pem }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  type Ask = (options: https.RequestOptions, read: (answer: IncomingMessage) => void) => unknown;
  const askHere: Ask = ({ hostname }, read) => {
    if (hostname !== 'www.googleapis.com') throw new Error(`Nobody here asks ${hostname}.`);
    return http.request({ host: '127.0.0.1', port }, read);
  };
  const request = vi.spyOn(https, 'request').mockImplementation(askHere as typeof https.request);
  const production = withoutEmulator(() =>
    getAuth(initializeApp({ projectId }, 'verifies signatures')),
  );
  const verify = vi
    .spyOn(auth, 'verifySessionCookie')
    .mockImplementation((cookie) => production.verifySessionCookie(cookie));
  return async () => {
    verify.mockRestore();
    request.mockRestore();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** firebase-admin looks for the emulator when it begins. */
function withoutEmulator<Value>(make: () => Value): Value {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env;
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  try {
    return make();
  } finally {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  }
}
