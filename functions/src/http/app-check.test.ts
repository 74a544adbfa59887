import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../platform/config.ts';
import { requireAppCheck } from './app-check.ts';

const project = '1234567890';
const everybody = { appCheck: 'everybody' } as const;
const visitors = { appCheck: 'visitors' } as const;

const ours = await generateKeyPair('RS256');
const foreign = await generateKeyPair('RS256');
let server: Server;
let keysUrl = '';

beforeAll(async () => {
  const key = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  server = createServer((_request, response) => response.end(JSON.stringify({ keys: [key] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
});
afterAll(() => server.close());
afterEach(() => {
  config().appCheck = undefined;
});

interface Token extends JWTPayload {
  key?: CryptoKey;
}

function sign({ key = ours.privateKey, ...claims }: Token = {}): Promise<string> {
  const genuine = {
    iss: `https://firebaseappcheck.googleapis.com/${project}`,
    aud: [`projects/${project}`],
    sub: '1:1234567890:web:abc',
    exp: Math.floor(Date.now() / 1000) + 600,
  };
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT' })
    .sign(key);
}

const refused = expect.objectContaining({ status: 403, key: 'notFromSite' }) as Error;

describe('requireAppCheck', () => {
  it('asks for nothing where the setting is missing', async () => {
    await expect(requireAppCheck(everybody, undefined, false)).resolves.toBeUndefined();
  });

  it('accepts a token of the project, and asks only the callers that the endpoint names', async () => {
    config().appCheck = { project, keysUrl };
    await expect(requireAppCheck(everybody, await sign(), false)).resolves.toBeUndefined();
    await expect(requireAppCheck({}, undefined, false)).resolves.toBeUndefined();
    await expect(requireAppCheck(visitors, undefined, true)).resolves.toBeUndefined();
    await expect(requireAppCheck(visitors, undefined, false)).rejects.toEqual(refused);
  });

  it.each([
    ['no token', () => Promise.resolve(undefined)],
    ['nonsense', () => Promise.resolve('a.b.c')],
    ['an expired token', () => sign({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['a token without an end', () => sign({ exp: undefined } as unknown as Token)],
    ['a token of another project', () => sign({ aud: ['projects/1'] })],
    ['a token of another issuer', () => sign({ iss: 'https://example.com' })],
    ['a token with a foreign signature', () => sign({ key: foreign.privateKey })],
  ])('refuses %s', async (_title, token) => {
    config().appCheck = { project, keysUrl };
    await expect(requireAppCheck(everybody, await token(), false)).rejects.toEqual(refused);
  });

  it('refuses everybody when the keys cannot be fetched', async () => {
    config().appCheck = { project, keysUrl: 'http://127.0.0.1:9/jwks' };
    await expect(requireAppCheck(everybody, await sign(), false)).rejects.toEqual(refused);
  });
});
