import { ApiError, tooManyRequests } from './api-error.ts';
import { config } from './config.ts';

/**
 * Calls of Identity Toolkit that firebase-admin lacks, because browsers make them
 * (https://cloud.google.com/identity-platform/docs/use-rest-api).
 */

interface TokenResponse {
  idToken: string;
  isNewUser?: boolean;
}

const timeoutMs = 10_000;

/** Google's own limits: anybody with the API key can fill those of an account. */
const throttled = new Set(['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED']);
/** Google does not say how long they last. */
const throttledSeconds = 5 * 60;

function urlOf(method: string): string {
  const { authEmulatorHost, webApiKey } = config();
  const origin =
    authEmulatorHost === undefined
      ? 'https://identitytoolkit.googleapis.com'
      : `http://${authEmulatorHost}/identitytoolkit.googleapis.com`;
  return `${origin}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`;
}

/** Throws 429 where Google refuses any further call for now. */
async function post(method: string, body: object): Promise<TokenResponse | { reason: string }> {
  const response = await fetch(urlOf(method), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as TokenResponse;
  const { error } = answer as { error?: { message?: string } };
  // For example "TOO_MANY_ATTEMPTS_TRY_LATER : what to do".
  const reason = error?.message?.split(' ', 1)[0] ?? `HTTP ${response.status}`;
  if (throttled.has(reason)) throw tooManyRequests(throttledSeconds);
  return { reason };
}

const wrongPasswordErrors = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
]);

/** Devices compose the same letters differently, so passwords are compared in NFC. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Whether the account with this address has this password. Throws 403 when staff have locked the account, and another
 * error when Identity Toolkit cannot check it.
 */
export async function verifyPassword(email: string, password: string): Promise<boolean> {
  const answer = await post('signInWithPassword', { email, password: normalizePassword(password) });
  if ('idToken' in answer) return true;
  if (answer.reason === 'USER_DISABLED') throw new ApiError(403, 'accountLocked');
  if (wrongPasswordErrors.has(answer.reason)) return false;
  throw new Error(`Identity Toolkit did not check a password: ${answer.reason}`);
}

/** Exchanges a custom token for an ID token. `isNew`: the exchange has just created the account. */
export async function exchangeCustomToken(
  token: string,
): Promise<{ idToken: string; isNew: boolean }> {
  const answer = await post('signInWithCustomToken', { token });
  if (!('idToken' in answer)) throw new Error(`No ID token: ${answer.reason}`);
  return { idToken: answer.idToken, isNew: answer.isNewUser === true };
}
