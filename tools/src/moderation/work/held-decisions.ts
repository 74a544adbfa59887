import { forEachConcurrent } from '../../../../functions/src/platform/concurrency.ts';
import type { Answer } from '../work-off.ts';

/** How long a decision can be taken back before it is written. */
export const holdMs = 30_000;

/** So many are written at the same time at the end. */
const writesAtOnce = 5;

/** Runs something after a time. The answer cancels it. */
export type Later = (run: () => void, ms: number) => () => void;

const afterTime: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

interface Entry<Decision> {
  decision: Decision;
  cancel: () => void;
  /** Once it is being written. */
  answer?: Promise<Answer>;
}

/** Decisions that staff can still take back. Each is written after `holdMs`, or at the end. */
export class HeldDecisions<Decision> {
  readonly #entries: Entry<Decision>[] = [];
  readonly #write: (decision: Decision) => Promise<Answer>;
  readonly #later: Later;

  /** `write` answers also where it fails. */
  constructor(write: (decision: Decision) => Promise<Answer>, later: Later = afterTime) {
    this.#write = write;
    this.#later = later;
  }

  hold(decision: Decision): void {
    const entry: Entry<Decision> = { decision, cancel: () => undefined };
    entry.cancel = this.#later(() => void this.#writeNow(entry), holdMs);
    this.#entries.push(entry);
  }

  /**
   * Takes the last decision back and returns it. `takeBackWritten` does so with one that is written, and answers false
   * where that is impossible. Undefined where there is none to take back.
   */
  async takeBack(
    takeBackWritten: (decision: Decision) => Promise<boolean>,
  ): Promise<Decision | undefined> {
    let at = this.#entries.length - 1;
    // What was written and failed never counted.
    while (at >= 0 && (await this.#entries[at]?.answer)?.isDone === false) at -= 1;
    const entry = this.#entries[at];
    if (!entry) return undefined;
    entry.cancel();
    if (entry.answer && !(await takeBackWritten(entry.decision))) return undefined;
    this.#entries.splice(at, 1);
    return entry.decision;
  }

  /** Writes all that are held. Returns the answers to all that were not taken back, in their order. */
  async end(): Promise<Answer[]> {
    for (const entry of this.#entries) entry.cancel();
    await forEachConcurrent(this.#entries, writesAtOnce, async (entry) => {
      await this.#writeNow(entry);
    });
    return Promise.all(this.#entries.map((entry) => this.#writeNow(entry)));
  }

  #writeNow(entry: Entry<Decision>): Promise<Answer> {
    return (entry.answer ??= this.#write(entry.decision));
  }
}
