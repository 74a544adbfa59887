import { getApps, initializeApp, type App } from 'firebase-admin/app';

/** The Firebase app of this instance; project and bucket come from the platform's own settings. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp();
}
