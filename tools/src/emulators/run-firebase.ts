import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followLog, waitUntilReady } from './emulator-log.ts';
import { firebaseProgram } from './firebase-downloads.ts';
import { trackProcessTree } from './process-tree.ts';
import { projectId, stackEnvironment } from './stack-environment.ts';
import type { StackFolders } from './stack-folders.ts';

/** How long firebase-tools may take to exit by itself. */
const graceMs = 3_000;

export type Service = 'auth' | 'functions' | 'firestore' | 'storage' | 'hosting';

export interface FirebaseRun {
  services: readonly Service[];
  /** A folder that an export of the emulators wrote. */
  importFrom?: string;
  logFile: string;
  /** Additional environment variables of the functions. */
  environment?: Record<string, string>;
  /** Port of the debugger. With it, the functions run one at a time. */
  inspectPort?: number;
  /** Aborting it during the start ends the emulators and rejects. */
  signal?: AbortSignal;
  /** Called with each line of output. */
  onLine?: (line: string) => void;
}

export interface RunningFirebase {
  /** Resolves when all emulators run; rejects with the reason otherwise. */
  ready: Promise<void>;
  /** Ends every process and deletes the folders. Safe to call twice. */
  stop: () => Promise<void>;
  /** Resolves when firebase-tools ends, by `stop` or by itself. */
  ended: Promise<void>;
}

function spawnFirebase(run: FirebaseRun, work: string, env: NodeJS.ProcessEnv): ChildProcess {
  const args = [
    '--import',
    join(import.meta.dirname, 'end-with-parent.ts'),
    firebaseProgram,
    'emulators:start',
    '--project',
    projectId,
    '--config',
    join(work, 'firebase.json'),
    '--only',
    run.services.join(','),
    ...(run.importFrom ? ['--import', run.importFrom] : []),
    ...(run.inspectPort ? ['--inspect-functions', String(run.inspectPort)] : []),
  ];
  // In its own group, so that Ctrl-C reaches only the launcher, which stops everything in order. Through the
  // IPC channel, firebase-tools notices when the launcher is gone.
  return spawn(process.execPath, args, {
    cwd: work,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Starts firebase-tools with this configuration. Throws a PlainProblem when a program is missing. */
export async function runFirebase(
  run: FirebaseRun,
  folders: StackFolders,
  config: unknown,
): Promise<RunningFirebase> {
  const environment = await stackEnvironment(run.services, folders, run.environment);
  writeFileSync(join(folders.work, 'firebase.json'), JSON.stringify(config));
  run.signal?.throwIfAborted();
  const child = spawnFirebase(run, folders.work, environment);
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const log = followLog(streams, run.logFile);
  if (run.onLine) log.onLine(run.onLine);
  const tree = trackProcessTree(child);
  let stopping: Promise<void> | undefined;
  return {
    // Remembers its child processes now, so that they can be killed even after a crash.
    ready: waitUntilReady(child, log, run).then(() => tree.refresh()),
    stop: () => (stopping ??= tree.end(graceMs).finally(() => folders.remove())),
    ended: new Promise((resolve) => child.once('close', () => resolve())),
  };
}
