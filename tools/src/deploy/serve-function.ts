import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { packageProgram } from '../checks/run-program.ts';
import { freePorts, localHost } from '../emulators/ports.ts';
import { PlainProblem } from '../plain-problem.ts';

/** A running HTTP function on this machine. */
export interface ServedFunction extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  child: ChildProcess;
}

const startTimeoutMs = 30_000;

/** The Functions Framework prints this when it listens. */
const listeningMessage = 'URL: http';

/** Resolves when the process listens. Rejects with its output when it exits before. */
function waitUntilListening(
  child: ChildProcess,
  name: string,
  onPrinted: (text: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let isListening = false;
    const limit = setTimeout(() => child.kill(), startTimeoutMs);
    const read = (chunk: Buffer) => {
      onPrinted(chunk.toString());
      if (isListening) return;
      printed += chunk.toString();
      isListening = printed.includes(listeningMessage);
      if (!isListening) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(limit);
      reject(new PlainProblem(`The function ${name} did not start:\n${printed}`));
    });
  });
}

/**
 * Starts one function of a deployed folder with Google's Functions Framework, as in production. The
 * function gets `environment` and the variables of Cloud Run, none of this process. Throws a PlainProblem
 * with its output when it does not listen within 30 seconds. `onPrinted` gets what it prints, its log among it.
 * `preload`: a file that its process loads first.
 */
export async function serveFunction(
  folder: string,
  name: string,
  environment: Record<string, string>,
  onPrinted: (text: string) => void = () => undefined,
  preload?: string,
): Promise<ServedFunction> {
  const [port = 0] = await freePorts(1);
  const program = packageProgram('@google-cloud/functions-framework', 'functions-framework');
  const child = fork(program, [], {
    cwd: folder,
    execArgv: preload === undefined ? [] : ['--import', preload],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      K_SERVICE: name.toLowerCase(),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await waitUntilListening(child, name, onPrinted);
  return {
    origin: `http://${localHost}:${port}`,
    child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
