import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { packageProgram } from '../checks/run-program.ts';
import { freePorts, localHost } from '../emulators/ports.ts';
import { PlainProblem } from '../plain-problem.ts';

/** A function that answers HTTP on this machine as it does in production. */
export interface ServedFunction extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
}

type Framework = ChildProcessByStdio<null, Readable, Readable>;

const startWithinMs = 30_000;

/** The last thing that the Functions Framework prints when it listens. */
const listening = 'URL: http';

function startFramework(folder: string, environment: Record<string, string>): Framework {
  const program = packageProgram('@google-cloud/functions-framework', 'functions-framework');
  return spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves when the child listens; rejects with all that it printed when it ends before. */
function waitUntilListening(child: Framework, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const limit = setTimeout(() => child.kill(), startWithinMs);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes(listening)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(limit);
      reject(new PlainProblem(`The function ${name} did not start:\n${printed}`));
    });
  });
}

/**
 * Starts one function of a deployable folder with Google's Functions Framework, which serves it in
 * production too. The function sees `environment` and what Cloud Run sets, nothing of this process.
 * Throws a PlainProblem with what it printed when it does not listen within 30 seconds.
 */
export async function serveFunction(
  folder: string,
  name: string,
  environment: Record<string, string>,
): Promise<ServedFunction> {
  const [port = 0] = await freePorts(1);
  const child = startFramework(folder, {
    PORT: String(port),
    K_SERVICE: name.toLowerCase(),
    FUNCTION_TARGET: name,
    FUNCTION_SIGNATURE_TYPE: 'http',
    ...environment,
  });
  await waitUntilListening(child, name);
  return {
    origin: `http://${localHost}:${port}`,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
