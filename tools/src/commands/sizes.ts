import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildWhenChanged(webBuild);
  // It prints the weights, and sets the exit code.
  await import('../checks/page-sizes.ts');
  return Number(process.exitCode ?? 0);
});
