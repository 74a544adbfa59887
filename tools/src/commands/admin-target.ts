import { readFunctionsSettings, siteOriginOf } from '../deploy/functions-settings.ts';
import { defaultPorts, isPortFree, localHost } from '../emulators/ports.ts';
import { adminEnvironment } from '../emulators/stack-environment.ts';
import { PlainProblem } from '../plain-problem.ts';

/** Options of commands that change a project's data. */
export const targetOptions = { project: { type: 'string' }, bucket: { type: 'string' } } as const;

interface Target {
  project?: string | undefined;
  bucket?: string | undefined;
}

/**
 * Configures firebase-admin in this process. With `project` it uses that real project and the application
 * default credentials. Otherwise it uses the emulators of the environment, else those of `npm start`.
 */
export async function configureAdmin({ project, bucket }: Target): Promise<void> {
  if (project !== undefined) {
    const storageBucket = bucket ?? `${project}.firebasestorage.app`;
    process.env['GOOGLE_CLOUD_PROJECT'] = project;
    // Firebase Auth refuses the credentials of a person without it.
    process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
    process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket });
    process.env['SITE_ORIGIN'] ??= siteOriginOf(project, readFunctionsSettings(project));
    return;
  }
  if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) return;
  const ports = defaultPorts();
  if (await isPortFree(ports.firestore)) {
    throw new PlainProblem(
      'No emulators are running. Run npm start first, or name a project with -- --project <id>.',
    );
  }
  // Without the detection off, Cloud Storage would look for a metadata server.
  Object.assign(process.env, adminEnvironment(ports), { METADATA_SERVER_DETECTION: 'none' });
  process.env['SITE_ORIGIN'] ??= `http://${localHost}:${ports.hosting}`;
}
