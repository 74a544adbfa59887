import { buildWhenChanged } from '../build/build-when-changed.ts';
import { seedBuild } from '../seed/seed-build.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  await buildWhenChanged(seedBuild(signal));
  console.log('The emulators will show what is in emulator-data.');
  return undefined;
});
