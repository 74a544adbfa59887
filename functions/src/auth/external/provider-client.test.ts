import { expect, test } from 'vitest';
import { authorizationUrl, callbackUrl } from './provider-client.ts';

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
