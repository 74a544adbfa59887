/**
 * A session cookie of somebody in any project of the Auth emulator, which does not sign its tokens. The
 * account must exist there.
 */
export function unsignedSession(project: string, uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://session.firebase.google.com/${project}`,
    aud: project,
    ...{ sub: uid, user_id: uid, auth_time: now, iat: now, exp: now + 60 * 60 },
    firebase: { identities: {}, sign_in_provider: 'custom' },
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
