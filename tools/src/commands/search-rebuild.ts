import { parseArgs } from 'node:util';
import { rebuildListingSearch } from '../../../functions/src/listing/listing-search.ts';
import { defaultPorts, isFree } from '../emulators/ports.ts';
import { adminEnvironment } from '../emulators/stack-environment.ts';
import { PlainProblem } from '../plain-problem.ts';
import { runCommand } from './run-command.ts';

/** Points firebase-admin at what `npm start` runs. */
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

/** Points it at a real project, which the application default credentials open. */
function projectEnvironment(projectId: string, storageBucket: string): Record<string, string> {
  return {
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, bucket: { type: 'string' } },
  });
  const { project, bucket = `${project ?? ''}.firebasestorage.app` } = values;
  const environment =
    project === undefined ? await emulatorEnvironment() : projectEnvironment(project, bucket);
  Object.assign(process.env, environment);
  const { size, corrected } = await rebuildListingSearch();
  console.log(`The search now holds ${size} ads; ${corrected} were known wrongly before.`);
  return 0;
});
