import { defaultPorts, isFree } from '../emulators/ports.ts';
import { adminEnvironment } from '../emulators/stack-environment.ts';
import { PlainProblem } from '../plain-problem.ts';

/** Options of commands that work on a project's data. */
export const targetOptions = { project: { type: 'string' }, bucket: { type: 'string' } } as const;

interface Target {
  project?: string | undefined;
  bucket?: string | undefined;
}

/**
 * Points firebase-admin, in this process, at a real project, which the application default credentials
 * open; without one at the emulators that the environment names, or else at those of `npm start`.
 */
export async function pointAt({ project, bucket }: Target): Promise<void> {
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
  if (await isFree(ports.firestore)) {
    throw new PlainProblem(
      'Nothing is running here: run npm start first, or name a project with -- --project <id>.',
    );
  }
  // Cloud Storage would ask the machine who it is, in vain.
  return { ...adminEnvironment(ports), METADATA_SERVER_DETECTION: 'none' };
}

function projectEnvironment(projectId: string, storageBucket: string): Record<string, string> {
  return {
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
}
