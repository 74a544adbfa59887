import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { forkProgram } from './fork-program.ts';
import type { AlertWork } from './run-alerts.ts';

interface Done {
  number: number;
  isFailed?: true;
}

/** Runs triggers and sweeps in a process that may be killed: what was not done by then is done again by the next one. */
export class AlertsProcess {
  kills = 0;
  private child: ChildProcess | undefined;
  private count = 0;
  private readonly environment: Record<string, string>;

  constructor(environment: Record<string, string>) {
    this.environment = environment;
  }

  /** `killAfterMs`: the process is killed so long after the work has begun, if it is not done by then. */
  async run(time: number, listings: readonly (string | undefined)[], killAfterMs?: number) {
    let left: AlertWork[] = listings.map((listing) => ({
      ...{ number: this.count++, time },
      ...(listing !== undefined && { listing }),
    }));
    let mayDie = killAfterMs;
    while (left.length > 0) {
      const done = await this.runOnce(left, mayDie);
      mayDie = undefined;
      left = left.filter(({ number }) => !done.has(number));
    }
  }

  async end(): Promise<void> {
    if (this.child) await this.kill(this.child);
  }

  private async runOnce(work: readonly AlertWork[], killAfterMs?: number): Promise<Set<number>> {
    const child = (this.child ??= await this.start());
    const done = new Set<number>();
    let answered = 0;
    const { promise: all, resolve } = Promise.withResolvers<void>();
    const onMessage = ({ number, isFailed }: Done) => {
      if (!isFailed) done.add(number);
      answered += 1;
      if (answered === work.length) resolve();
    };
    child.on('message', onMessage);
    for (const each of work) child.send(each);
    if (killAfterMs === undefined) await all;
    else if (!(await Promise.race([all.then(() => true), pause(killAfterMs, false)]))) {
      this.kills += 1;
      await this.kill(child);
    }
    child.off('message', onMessage);
    return done;
  }

  private async start(): Promise<ChildProcess> {
    const child = forkProgram('run-alerts.ts', [], this.environment);
    await once(child, 'message');
    return child;
  }

  private async kill(child: ChildProcess): Promise<void> {
    this.child = undefined;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}
