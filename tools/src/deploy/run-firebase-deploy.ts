import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingHeaders } from '../build/hosting-headers.ts';
import { firebaseProgram } from '../emulators/firebase-downloads.ts';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';

/** Beside firebase.json, because paths in it are relative. Git ignores it. */
const configFile = 'firebase.deploy.json';

/** firebase.json with headers for the files that were built. */
function deployConfig(): string {
  const config = JSON.parse(readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8')) as {
    hosting: object;
  };
  const hosting = { ...config.hosting, headers: hostingHeaders() };
  return JSON.stringify({ ...config, hosting }, undefined, 2);
}

/**
 * Runs `firebase deploy` in this terminal, with the last build. Throws a PlainProblem when it fails.
 */
export async function runFirebaseDeploy(
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const file = join(repositoryRoot, configFile);
  writeFileSync(file, deployConfig());
  const child = spawn(
    process.execPath,
    [firebaseProgram, 'deploy', '--config', configFile, ...args],
    { cwd: repositoryRoot, stdio: 'inherit', signal },
  );
  const [code] = (await once(child, 'close').finally(() => rmSync(file))) as [number | null];
  if (code !== 0) throw new PlainProblem(`firebase deploy ended with code ${code}: see above.`);
}
