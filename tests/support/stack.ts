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
  requireEmulators();
  return getApps()[0] ?? initializeApp();
}

/**
 * A project of its own on the same emulators, without functions or rules, for code of the functions that
 * runs in the test's own process: it takes the first app there is.
 */
export function lonelyApp(name: string): App {
  requireEmulators();
  if (getApps().length > 0) throw new Error('Another project is in use in this process.');
  const projectId = `demo-qaysari-${name}`;
  return initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
}

/** `host:port` of the Firestore emulator. */
export const firestoreHost = () => setting('FIRESTORE_EMULATOR_HOST');

/** Without these, firebase-admin would look for the real Google Cloud. */
function requireEmulators(): void {
  setting('FIRESTORE_EMULATOR_HOST');
  setting('FIREBASE_STORAGE_EMULATOR_HOST');
  setting('FIREBASE_CONFIG');
}
