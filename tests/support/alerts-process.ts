import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { forkProgram } from './fork-program.ts';
import type { AlertWork, Death } from './run-alerts.ts';

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

  /** `dieAfter`: the process dies once it has made so many transactions, if it needs as many. */
  async run(time: number, listings: readonly (string | undefined)[], dieAfter?: number) {
    let left: AlertWork[] = listings.map((listing) => ({
      ...{ number: this.count++, time },
      ...(listing !== undefined && { listing }),
    }));
    let death = dieAfter;
    while (left.length > 0) {
      const done = await this.runOnce(left, death);
      death = undefined;
      left = left.filter(({ number }) => !done.has(number));
    }
  }

  async end(): Promise<void> {
    const child = this.child;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  private async runOnce(work: readonly AlertWork[], dieAfter = Infinity): Promise<Set<number>> {
    const child = (this.child ??= await this.start());
    const done = new Set<number>();
    let answered = 0;
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const onMessage = ({ number, isFailed }: Done) => {
      if (!isFailed) done.add(number);
      answered += 1;
      if (answered === work.length) resolve();
    };
    const onExit = () => {
      this.kills += 1;
      this.child = undefined;
      resolve();
    };
    child.on('message', onMessage).once('exit', onExit);
    const death: Death = { dieAfter };
    if (Number.isFinite(dieAfter)) child.send(death);
    for (const each of work) child.send(each);
    await over;
    child.off('message', onMessage).off('exit', onExit);
    return done;
  }

  private async start(): Promise<ChildProcess> {
    const child = forkProgram('run-alerts.ts', [], this.environment);
    await once(child, 'message');
    return child;
  }
}
