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
export function isolatedApp(name: string): App {
  requireEmulators();
  if (getApps().length > 0) throw new Error('Another project is in use in this process.');
  const projectId = `demo-qaysari-${name}`;
  return initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
}

/** What has a process of its own work in the project of this app. */
export function environmentOf({ options }: App): Record<string, string> {
  const { projectId = '', storageBucket } = options;
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
}

/** The addresses of the emulators, without anything else of this process. */
export function emulatorVariables(): Record<string, string> {
  const names = /^(GCLOUD_PROJECT|GOOGLE_CLOUD_PROJECT|FIREBASE_CONFIG|METADATA_SERVER_DETECTION)$/;
  const entries = Object.entries(process.env).filter(
    ([name]) => names.test(name) || name.endsWith('_EMULATOR_HOST'),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** Empties a project's Firestore and Auth: the emulator begins each project with the seed's documents. */
export async function emptyProject(app: App): Promise<void> {
  const project = `projects/${app.options.projectId ?? ''}`;
  const firestore = setting('FIRESTORE_EMULATOR_HOST');
  const urls = [
    `http://${firestore}/emulator/v1/${project}/databases/(default)/documents`,
    `http://${authHost}/emulator/v1/${project}/accounts`,
  ];
  for (const url of urls) {
    const response = await fetch(url, { method: 'DELETE' });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** Without these, firebase-admin would look for the real Google Cloud. */
export function requireEmulators(): void {
  setting('FIRESTORE_EMULATOR_HOST');
  setting('FIREBASE_STORAGE_EMULATOR_HOST');
  setting('FIREBASE_CONFIG');
}
