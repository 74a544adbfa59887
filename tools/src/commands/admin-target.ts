import { defaultPorts, isPortFree } from '../emulators/ports.ts';
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
    Object.assign(
      process.env,
      projectEnvironment(project, bucket ?? `${project}.firebasestorage.app`),
    );
  } else if (process.env['FIRESTORE_EMULATOR_HOST'] === undefined) {
    Object.assign(process.env, await emulatorEnvironment());
  }
}

async function emulatorEnvironment(): Promise<Record<string, string>> {
  const ports = defaultPorts();
  if (await isPortFree(ports.firestore)) {
    throw new PlainProblem(
      'No emulators are running. Run npm start first, or name a project with -- --project <id>.',
    );
  }
  // Without it, Cloud Storage would look for a metadata server.
  return { ...adminEnvironment(ports), METADATA_SERVER_DETECTION: 'none' };
}

function projectEnvironment(projectId: string, storageBucket: string): Record<string, string> {
  return {
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
}
