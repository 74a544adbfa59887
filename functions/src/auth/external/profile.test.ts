import { expect, test } from 'vitest';
import { profileFromClaims } from './profile.ts';

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
