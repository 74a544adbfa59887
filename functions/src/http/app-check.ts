import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '../platform/api-error.ts';
import { config, type AppCheckConfig } from '../platform/config.ts';

/** What Google calls the header (https://firebase.google.com/docs/app-check/custom-resource-backend). */
const header = 'x-firebase-appcheck';

let keys: { url: string; read: JWTVerifyGetKey } | undefined;

/** Google's public keys, fetched once and again when they change. */
function keysAt(url: string): JWTVerifyGetKey {
  if (keys?.url !== url) keys = { url, read: createRemoteJWKSet(new URL(url)) };
  return keys.read;
}

async function isGenuine(token: string, { project, keysUrl }: AppCheckConfig): Promise<boolean> {
  try {
    await jwtVerify(token, keysAt(keysUrl), {
      algorithms: ['RS256'],
      typ: 'JWT',
      issuer: `https://firebaseappcheck.googleapis.com/${project}`,
      audience: `projects/${project}`,
      requiredClaims: ['exp', 'sub'],
    });
    return true;
  } catch {
    // Also when the keys cannot be loaded: without them no token can be verified.
    return false;
  }
}

/**
 * Throws 403 when an endpoint asks for proof that the site sends the request, and the App Check token is
 * missing or bad. Without the setting APP_CHECK_PROJECT_NUMBER nothing is checked.
 */
export async function requireAppCheck(
  { appCheck }: Pick<Endpoint, 'appCheck'>,
  token: string | undefined,
  isSignedIn: boolean,
): Promise<void> {
  const settings = config().appCheck;
  if (!settings || !appCheck || (appCheck === 'visitors' && isSignedIn)) return;
  if (token === undefined || !(await isGenuine(token, settings))) {
    throw new ApiError(403, 'notFromSite');
  }
}

/** The App Check token of a request. */
export function appCheckToken(request: { get(name: string): string | undefined }) {
  return request.get(header);
}
