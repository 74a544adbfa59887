import { expect, test } from 'vitest';
import { authorizationUrl, callbackUrl, profileFromClaims } from './provider-client.ts';

const attempt = { nonce: 'the-nonce', verifier: 'v'.repeat(43) };

test('builds the authorization URL of Facebook without a discovery request', async () => {
  const settings = { clientId: 'us', clientSecret: 'hush', issuer: 'https://www.facebook.com' };
  const address = new URL(
    await authorizationUrl(settings, { provider: 'facebook', ...attempt }, 'the-state'),
  );
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/dialog/oauth');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'us',
    response_type: 'code',
    redirect_uri: callbackUrl('facebook'),
    scope: 'openid email public_profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: 'S256',
  });
  expect(callbackUrl('facebook')).toMatch(/^https?:.+\/api\/auth\/facebook\/callback$/);
  expect(address.href).not.toContain(attempt.verifier);
});

test.each(['http://id.example', 'http://127.0.0.1.id.example', 'http://10.0.0.1'])(
  'rejects an issuer over plain HTTP outside this machine: %s',
  async (issuer) => {
    const settings = { clientId: 'us', clientSecret: 'hush', issuer };
    const asking = authorizationUrl(settings, { provider: 'google', ...attempt }, 'the-state');
    await expect(asking).rejects.toMatchObject({ code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' });
  },
);

const claims = { iss: 'https://id.example', sub: '1', aud: 'us', iat: 1, exp: 2 };

test('reads the claims of an ID token', () => {
  const said = { ...claims, email: 'Ali@Example.com', email_verified: true, name: 'علي' };
  expect(profileFromClaims('google', said)).toEqual({
    provider: 'google',
    subject: '1',
    email: 'ali@example.com',
    isEmailVerified: true,
    name: 'علي',
  });
});

test.each([undefined, 'true', 1])(
  'treats an address as unverified when email_verified is %j',
  (email_verified) => {
    const said = { ...claims, email: 'ali@example.com', email_verified } as typeof claims;
    expect(profileFromClaims('facebook', said).isEmailVerified).toBe(false);
  },
);

test.each([undefined, null, '', 'ali', 'علي@example.com', ['ali@example.com']])(
  'returns no address for %j',
  (email) => {
    expect(profileFromClaims('google', { ...claims, email }).email).toBeUndefined();
  },
);
