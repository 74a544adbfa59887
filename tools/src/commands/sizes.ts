import { join } from 'node:path';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { runProgram } from '../checks/run-program.ts';
import { repositoryRoot } from '../repository.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  await buildWhenChanged(webBuild);
  const check = join(repositoryRoot, 'tools/src/checks/page-sizes.ts');
  const { ok, output } = await runProgram([check], signal);
  console.log(output.trimEnd());
  return ok ? 0 : 1;
});
