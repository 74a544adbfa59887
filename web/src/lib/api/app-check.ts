import type { Endpoint } from '@qaysari/contract/shared/endpoint';

/** Whether this build of the site sends proofs: then it loads a script of Google. */
export function usesAppCheck(): boolean {
  return Boolean(import.meta.env.VITE_APP_CHECK_SITE_KEY);
}

/** Google's script may never load, and then nothing says so. */
const timeoutMs = 10_000;

/**
 * The header that proves to the API that this site sends a request (Firebase App Check). Empty where the
 * endpoint asks for no proof, and in a build without VITE_APP_CHECK_SITE_KEY. When Google gives no proof
 * within ten seconds the request goes without one, and the API says in words that it is refused.
 */
export async function appCheckHeader(
  { appCheck }: Pick<Endpoint, 'appCheck'>,
  isSignedIn: boolean,
): Promise<Record<string, string>> {
  if (!usesAppCheck()) return {};
  if (!appCheck || (appCheck === 'visitors' && isSignedIn)) return {};
  const token = await Promise.race([askForToken(), noTokenInTime()]);
  return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
}

/** The SDK keeps a token until it ends. It is loaded by the first request that needs it. */
async function askForToken(): Promise<string | undefined> {
  try {
    const { getAppCheckToken } = await import('./app-check-sdk.ts');
    return await getAppCheckToken();
  } catch {
    return undefined;
  }
}

function noTokenInTime(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), timeoutMs));
}
