import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Answer } from './api-client.ts';

/** Makes one call, and the same one again when it is asked again. */
export type Step = () => Promise<Answer>;

/** What all clients of a test have got. */
export interface Counted {
  answers: number;
  /** Of 503. */
  away: number;
  slowestMs: number;
}

const paceMs = 200;

/**
 * Somebody who asks one thing after the other at a steady pace, and each again until it is done. Fails the test for
 * any answer but 200 and 503 with `Retry-After`.
 */
export class SteadyClient {
  readonly #steps: Iterator<Step>;
  readonly #counted: Counted;
  #status = 0;
  #answered = Promise.withResolvers<void>();

  constructor(steps: Iterable<Step>, counted: Counted) {
    this.#steps = steps[Symbol.iterator]();
    this.#counted = counted;
  }

  async run(signal: AbortSignal): Promise<void> {
    let step = this.#steps.next();
    while (!step.done && !signal.aborted) {
      if (await this.#isDone(step.value)) step = this.#steps.next();
      await pause(paceMs);
    }
  }

  async #isDone(step: Step): Promise<boolean> {
    const begun = performance.now();
    const { status, headers, body } = await step();
    const counted = this.#counted;
    counted.slowestMs = Math.max(counted.slowestMs, performance.now() - begun);
    counted.answers += 1;
    expect([200, 503], JSON.stringify(body)).toContain(status);
    if (status === 503) {
      counted.away += 1;
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    this.#status = status;
    this.#answered.resolve();
    this.#answered = Promise.withResolvers();
    return status === 200;
  }

  /** Resolves with the next answer of this status. */
  async next(status: 200 | 503): Promise<void> {
    do await this.#answered.promise;
    while (this.#status !== status);
  }
}
