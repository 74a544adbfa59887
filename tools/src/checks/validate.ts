import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { packageProgram, runProgram } from './run-program.ts';

interface Check {
  name: string;
  args: readonly string[];
  /** What must be there first. */
  needs?: () => Promise<void>;
}

/** As many at a time as the smallest machines have cores. */
const together = 2;

function typeCheck(workspace: string): Check {
  return {
    name: `types of ${workspace}`,
    args: [packageProgram('typescript', 'tsc'), '-p', workspace, '--pretty', 'false'],
  };
}

/** Everything that can be said about the code without running it, about in the order of its time. */
function checks(): Check[] {
  return [
    { name: 'eslint', args: [packageProgram('eslint'), '.', '--max-warnings', '0'] },
    ...['web', 'functions', 'tests', 'tools', 'contract'].map(typeCheck),
    { name: 'prettier', args: [packageProgram('prettier'), '--check', '.', '--log-level', 'warn'] },
    { name: 'knip', args: [packageProgram('knip')] },
    {
      name: 'page sizes',
      args: [packageProgram('size-limit')],
      needs: () => buildWhenChanged(webBuild),
    },
  ];
}

async function runCheck(check: Check, signal: AbortSignal): Promise<boolean> {
  await check.needs?.();
  const { ok, output, seconds } = await runProgram(check.args, signal);
  console.log(`${ok ? '✔' : '✘'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

/** Runs all checks, prints the output of those that fail, and answers how many do. */
export async function validate(signal: AbortSignal): Promise<number> {
  const waiting = checks();
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check, signal))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return failed;
}
