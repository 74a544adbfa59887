import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The running stack, as `npm test` names it in the environment. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm test.`);
  return value;
}

/** Where Hosting serves the site and the API, without a slash at the end. */
export const origin = setting('QAYSARI_ORIGIN');

/** `host:port` of the Auth emulator. */
export const authHost = setting('FIREBASE_AUTH_EMULATOR_HOST');

/** The project behind that origin; works past rules and API, as staff do. */
export function adminApp(): App {
  // Without these, firebase-admin would look for the real Google Cloud.
  setting('FIRESTORE_EMULATOR_HOST');
  setting('FIREBASE_STORAGE_EMULATOR_HOST');
  setting('FIREBASE_CONFIG');
  return getApps()[0] ?? initializeApp();
}
