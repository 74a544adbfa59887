import { execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pollIntervalMs = 40;
const killTimeoutMs = 3_000;

/** Every process on this machine with its parent. */
function listParents(): Map<number, number> {
  if (process.platform === 'linux') return parentsFromProc();
  if (process.platform === 'win32') return new Map();
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [pid, parent] = row.trim().split(/\s+/);
      return [Number(pid), Number(parent)];
    }),
  );
}

/** Reads /proc, because small Linux images have no `ps`. */
function parentsFromProc(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // "pid (name) state ppid …"; the name can contain spaces and brackets.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), Number(parent));
    } catch {
      // The process ended between the two reads.
    }
  }
  return found;
}

/** The ids of all direct and indirect children of `root`. Empty on Windows. */
export function descendants(root: number): number[] {
  const all = listParents();
  const found = new Set([root]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const [pid, parent] of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}

/** Whether a process with this id is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      process.platform !== 'linux' ||
      !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

/** Kills a process; a negative id kills a group. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The child processes of a process, remembered so that they can be killed after it has gone. */
export interface ProcessTree {
  /** Remembers the current child processes. */
  refresh(): void;
  /** Asks the process to end, waits, then kills whatever is left. */
  end(graceMs: number): Promise<void>;
}

/**
 * Tracks a process that was spawned `detached`, as the leader of its own group. firebase-tools starts the
 * Firestore emulator in another group, so killing the group alone would leave it running.
 */
export function trackProcessTree(child: ChildProcess): ProcessTree {
  const root = child.pid;
  const known = new Set<number>();

  function look(): void {
    if (root === undefined || hasEnded(child)) return;
    for (const pid of descendants(root)) known.add(pid);
  }

  async function endAll(pid: number): Promise<void> {
    if (process.platform === 'win32') {
      await run('taskkill', ['/PID', String(pid), '/T', '/F']).catch(() => undefined);
    } else {
      kill(-pid);
    }
    for (const each of known) kill(each);
    const until = Date.now() + killTimeoutMs;
    while ([...known].some(isAlive) && Date.now() < until) await delay(pollIntervalMs);
  }

  async function end(graceMs: number): Promise<void> {
    if (root === undefined) return;
    look();
    const until = Date.now() + graceMs;
    if (process.platform !== 'win32') child.kill('SIGINT');
    while (!hasEnded(child) && Date.now() < until && process.platform !== 'win32') {
      await delay(pollIntervalMs);
      look();
    }
    await endAll(root);
  }

  return { refresh: look, end };
}
