import { onlineManager } from '@tanstack/react-query';
import { ApiFailure } from '../../../lib/api/failure.ts';
import type { Upload } from './slots.ts';

/** The state of a picture that is to be sent. */
export type SendState =
  | { state: 'waiting' }
  | { state: 'sending'; progress: number }
  | { state: 'ready'; upload: Upload }
  /** It can be retried: by the person, and automatically when the device is online again. */
  | { state: 'unsent'; problem: ApiFailure }
  /** The server could not read it. */
  | { state: 'failed' };

interface SendOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
}

/** Sends one picture; `key` is the same for each attempt. Answers its URL, for `images` of the ad. */
export type SendPicture = (picture: Blob, key: string, options: SendOptions) => Promise<string>;

interface SenderOptions {
  send: SendPicture;
  onChange: (id: string, state: SendState) => void;
  /** Delays before the retries of a picture, in milliseconds. */
  pauses?: readonly number[];
}

interface Job {
  id: string;
  blob: Blob;
}

interface Unsent extends Job {
  problem: ApiFailure;
}

/** With these retries every picture gets through an unstable connection. */
const usualPauses = [500, 1_500, 4_000, 8_000];

/**
 * Sends pictures one after the other: on a slow line, two at a time would only end later. Each is retried when the
 * network fails. After the last attempt it is `unsent`, and the next one is sent.
 */
export class PictureSender {
  readonly #options: SenderOptions;
  readonly #queue: Job[] = [];
  readonly #unsent = new Map<string, Unsent>();
  #current: { job: Job; abort: AbortController } | undefined;
  readonly #cuts = new WeakSet<AbortSignal>();
  #settled = Promise.resolve();
  #settle: () => void = () => undefined;
  readonly #stopListening: () => void;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#stopListening = onlineManager.subscribe((isOnline) => {
      if (isOnline) this.retry(({ problem }) => problem.status === 0);
      else this.#cut();
    });
  }

  /** `id` is the key of the picture for all its attempts. */
  add(id: string, blob: Blob): void {
    this.#enqueue({ id, blob });
  }

  /** Removes all pictures but these, and aborts the request of a removed one. */
  keepOnly(ids: ReadonlySet<string>): void {
    const remaining = this.#queue.filter(({ id }) => ids.has(id));
    this.#queue.splice(0, Infinity, ...remaining);
    for (const id of this.#unsent.keys()) if (!ids.has(id)) this.#unsent.delete(id);
    if (this.#current && !ids.has(this.#current.job.id)) this.#current.abort.abort();
  }

  /** Retries unsent pictures. */
  retry(isMeant: (unsent: Unsent) => boolean = () => true): void {
    for (const job of [...this.#unsent.values()]) {
      if (!isMeant(job)) continue;
      this.#unsent.delete(job.id);
      this.#enqueue({ id: job.id, blob: job.blob });
    }
  }

  /** Resolves when no request is pending; throws the problem of a picture that is still unsent. */
  async settled(): Promise<void> {
    await this.#settled;
    for (const { problem } of this.#unsent.values()) throw problem;
  }

  end(): void {
    this.#stopListening();
    this.keepOnly(new Set());
  }

  /** The device went offline: the current picture is to be sent later. */
  #cut(): void {
    if (!this.#current) return;
    this.#cuts.add(this.#current.abort.signal);
    this.#current.abort.abort();
  }

  /** Aborted because the picture was removed, and not because the device went offline. */
  #isDropped(signal: AbortSignal): boolean {
    return signal.aborted && !this.#cuts.has(signal);
  }

  #enqueue(job: Job): void {
    this.#options.onChange(job.id, { state: 'waiting' });
    this.#queue.push(job);
    if (this.#current) return;
    this.#settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    void this.#run();
  }

  async #run(): Promise<void> {
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      const abort = new AbortController();
      this.#current = { job, abort };
      await this.#sendOne(job, abort.signal);
    }
    this.#current = undefined;
    this.#settle();
  }

  async #sendOne(job: Job, signal: AbortSignal): Promise<void> {
    const { id, blob } = job;
    const report = (state: SendState) => this.#options.onChange(id, state);
    try {
      const url = await this.#try(job, signal, (progress) =>
        report({ state: 'sending', progress }),
      );
      if (!this.#isDropped(signal)) report({ state: 'ready', upload: { url, at: Date.now() } });
    } catch (error) {
      // Removed by the person: it is in no slot any more.
      if (this.#isDropped(signal)) return;
      const problem = error instanceof ApiFailure ? error : new ApiFailure(0, {});
      if (problem.status === 400 || problem.status === 413) {
        report({ state: 'failed' });
        return;
      }
      this.#unsent.set(id, { id, blob, problem });
      report({ state: 'unsent', problem });
    }
  }

  async #try({ id, blob }: Job, signal: AbortSignal, onProgress: SendOptions['onProgress']) {
    const pauses = (this.#options.pauses ?? usualPauses).values();
    for (;;) {
      if (!onlineManager.isOnline()) throw new ApiFailure(0, {});
      try {
        onProgress(0);
        return await this.#options.send(blob, id, { signal, onProgress });
      } catch (error) {
        if (signal.aborted) throw new ApiFailure(0, {});
        const pause: unknown = pauses.next().value;
        const isTransient =
          error instanceof ApiFailure && (error.isTransient || error.status === 408);
        if (!isTransient || typeof pause !== 'number') throw error;
        await wait(pause, signal);
      }
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new ApiFailure(0, {}));
    });
  });
}
