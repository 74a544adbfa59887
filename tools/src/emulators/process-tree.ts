import { execFile, execFileSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const lookEveryMs = 40;
const killedWithinMs = 3_000;

/** Each process of this machine with its parent. */
function parents(): Map<number, number> {
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

/** Read from /proc, because small Linux images come without `ps`. */
function parentsFromProc(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // "pid (name) state ppid …"; the name may itself hold spaces and brackets.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), Number(parent));
    } catch {
      // It ended between the two reads.
    }
  }
  return found;
}

/** Ids of all processes below `root`, however deep, without `root`. Not known on Windows. */
export function descendants(root: number): number[] {
  const all = parents();
  const found = new Set([root]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const [pid, parent] of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(root);
  return [...found];
}

/** Whether a process with this id exists and has not ended. */
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

/** Ends a process at once, or a group when the id is negative. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The processes that a child started, remembered so that they can be ended after it is gone. */
export interface ProcessTree {
  /** Remembers what runs below the child now. */
  look(): void;
  /** Asks the child to end, waits that long for it, then ends whatever is left. */
  end(graceMs: number): Promise<void>;
}

/**
 * Watches over a child that was spawned `detached`, as the leader of its own process group. The
 * Firestore emulator runs in a group of its own (firebase-tools starts it detached), so ending the
 * group alone would leave it behind.
 */
export function watchTree(child: ChildProcess): ProcessTree {
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
    const until = Date.now() + killedWithinMs;
    while ([...known].some(isAlive) && Date.now() < until) await delay(lookEveryMs);
  }

  async function end(graceMs: number): Promise<void> {
    if (root === undefined) return;
    look();
    const until = Date.now() + graceMs;
    if (process.platform !== 'win32') child.kill('SIGINT');
    while (!hasEnded(child) && Date.now() < until && process.platform !== 'win32') {
      await delay(lookEveryMs);
      look();
    }
    await endAll(root);
  }

  return { look, end };
}
