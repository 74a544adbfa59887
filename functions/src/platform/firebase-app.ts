import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The Firebase app of this instance; Cloud Functions sets project and bucket. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
