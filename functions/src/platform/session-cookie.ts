import { firebaseApp } from './firebase-app.ts';

export interface Session {
  uid: string;
  /** Of the document in `users/{uid}/sessions`; undefined for a session that began before there were any. */
  id?: string;
  /** The user's `sessionsValidFrom` when the session began, in milliseconds; 0 for none. */
  validFrom: number;
  /** When the user proved who they are, in milliseconds. Firebase stores whole seconds. */
  signedInAt: number;
}

/**
 * Verifies a Firebase session cookie locally, with Google's public keys. Undefined when it is forged,
 * expired or not ours. Throws when the keys cannot be downloaded.
 */
export async function verifySession(cookie: string): Promise<Session | undefined> {
  if (!isTokenFormat(cookie)) return undefined;
  // Loaded on first use: visitors' requests never need it.
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const token = await getAuth(firebaseApp()).verifySessionCookie(cookie);
    const validFrom: unknown = token['validFrom'];
    const id: unknown = token['session'];
    return {
      uid: token.uid,
      ...(typeof id === 'string' && { id }),
      validFrom: typeof validFrom === 'number' ? validFrom : 0,
      signedInAt: token.auth_time * 1_000,
    };
  } catch (error) {
    if (isInvalidCookie(error)) return undefined;
    throw error;
  }
}

/**
 * Header and payload must be JSON objects: firebase-admin throws a SyntaxError or TypeError for others.
 */
function isTokenFormat(cookie: string): boolean {
  const parts = cookie.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isBase64JsonObject);
}

function isBase64JsonObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Only the Auth emulator causes the last three: with it, the library looks the user up. */
const invalidCookieCodes = new Set([
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function isInvalidCookie(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // firebase-admin (auth/token-verifier.js) uses this code also for a failed download of the keys. Only
  // messages about the cookie itself contain these words.
  if (error.code === 'auth/argument-error') return error.message.includes('session cookie');
  return invalidCookieCodes.has(String(error.code));
}
