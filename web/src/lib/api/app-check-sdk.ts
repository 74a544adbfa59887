import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

const appCheck = initializeAppCheck(
  initializeApp({
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  }),
  {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
    // Most visits never need a token.
    isTokenAutoRefreshEnabled: false,
  },
);

/** A token that the API verifies (functions/src/http/app-check.ts). Rejects when Google gives none. */
export async function getAppCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
