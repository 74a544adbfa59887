/** Tokens that no call may take, made of one that is good. */
export function badTokens(good: string): Record<string, string> {
  const [header = '', payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  // The emulator's tokens are not signed: what refuses these is what they say.
  const forged = (other: object) =>
    `${header}.${Buffer.from(JSON.stringify({ ...claims, ...other })).toString('base64url')}.`;
  return {
    empty: '',
    malformed: 'a.b.c',
    long: 'x'.repeat(6000),
    'of another project': forged({
      aud: 'other',
      iss: 'https://session.firebase.google.com/other',
    }),
    expired: forged({ exp: claims.iat - 1 }),
    'of nobody': forged({ sub: 'nobody', user_id: 'nobody' }),
  };
}
