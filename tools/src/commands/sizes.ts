import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { packageProgram, runProgram } from '../checks/run-program.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (signal) => {
  await buildWhenChanged(webBuild);
  const { ok, output } = await runProgram([packageProgram('size-limit')], signal);
  console.log(output.trimEnd());
  return ok ? 0 : 1;
});
