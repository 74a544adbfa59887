import {
  changeItems,
  nextItem,
  waitingReceivers,
  type OutboxChange,
  type OutboxItem,
  type Refusal,
} from './outbox-items.ts';

/** How an attempt to send ended. */
export type Outcome =
  | { type: 'sent' }
  /** A later retry may succeed. `afterMs`: minimum delay. */
  | { type: 'later'; afterMs?: number }
  /** Nobody is signed in any more, or somebody else: the items stay for the next sign-in. */
  | { type: 'stopped' }
  | { type: 'refused'; failure: Refusal; isAboutReceiver: boolean };

/** What an outbox depends on. */
export interface OutboxDeps {
  /** The stored items; undefined where storage is refused. */
  load: () => Promise<readonly OutboxItem[] | undefined>;
  /** Applies a change to the stored items, in one step for all tabs. Undefined where storage is refused. */
  keep: (change: OutboxChange) => Promise<readonly OutboxItem[] | undefined>;
  send: (item: OutboxItem) => Promise<Outcome>;
  /** Runs `act` while no other tab sends to the same person, as far as the browser can promise that. */
  alone: (receiver: string, act: () => Promise<void>) => Promise<void>;
  /** Schedules `act`. */
  later: (ms: number, act: () => void) => void;
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** The items have changed. */
  onChange: () => void;
}

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/** Delay after so many failed attempts. Random, so that not all clients retry at once. */
export function delayAfter(attempts: number, random: number): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  return full * (0.5 + random / 2);
}

interface Attempts {
  count: number;
  isEarly: boolean;
}

/**
 * One person's outbox in one tab. It sends to each person one message at a time and in order. It retries transient
 * failures with the same key.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  #items: readonly OutboxItem[] = [];
  #stored: readonly OutboxItem[] = [];
  /** Changes that are not stored yet. */
  #onTheWay: readonly OutboxChange[] = [];
  #isClosed = false;
  /** Receivers. */
  readonly #sending = new Set<string>();
  readonly #attempts = new Map<string, Attempts>();

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** The same array until it changes: pages that show it render again for another one. */
  items(): readonly OutboxItem[] {
    return this.#items;
  }

  async add(item: OutboxItem): Promise<void> {
    await this.#apply({ type: 'added', item });
    this.drain();
  }

  async retry(key: string): Promise<void> {
    await this.#apply({ type: 'retried', key, at: this.#deps.now() });
    this.drain();
  }

  async discard(key: string): Promise<void> {
    await this.#apply({ type: 'discarded', key });
  }

  /** The conversation already shows a message of the outbox: its answer was lost. */
  async settle(key: string): Promise<void> {
    await this.#apply({ type: 'sent', key });
  }

  /** Another tab has changed the items, or this tab starts. */
  async follow(): Promise<void> {
    await this.#reload();
    this.drain();
  }

  /** The network is back, or somebody looks at the page again. */
  wake(): void {
    this.#attempts.clear();
    this.drain();
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Sends what is due. */
  drain(): void {
    if (this.#isClosed) return;
    for (const receiver of waitingReceivers(this.#placed(), this.#deps.now())) {
      const isEarly = this.#attempts.get(receiver)?.isEarly === true;
      if (!isEarly && !this.#sending.has(receiver)) void this.#sendAll(receiver);
    }
  }

  /** The items that storage has put in order. Another tab's item may come before one that is not stored yet. */
  #placed(): readonly OutboxItem[] {
    const keys = new Set(this.#stored.map(({ key }) => key));
    return this.#items.filter(({ key }) => keys.has(key));
  }

  async #apply(change: OutboxChange): Promise<void> {
    this.#onTheWay = [...this.#onTheWay, change];
    this.#changed();
    const after = await this.#deps.keep(change);
    this.#stored = after ?? changeItems(this.#stored, change);
    this.#onTheWay = this.#onTheWay.filter((each) => each !== change);
    this.#changed();
  }

  #changed(): void {
    this.#items = this.#onTheWay.reduce(changeItems, this.#stored);
    this.#deps.onChange();
  }

  async #reload(): Promise<void> {
    const loaded = await this.#deps.load();
    // Where storage is refused, this tab's memory is all there is.
    if (!loaded) return;
    this.#stored = loaded;
    this.#changed();
  }

  async #sendAll(receiver: string): Promise<void> {
    this.#sending.add(receiver);
    try {
      await this.#deps.alone(receiver, async () => {
        await this.#reload();
        while (await this.#sendNext(receiver));
      });
    } catch (error) {
      this.#postpone(receiver);
      throw error;
    } finally {
      this.#sending.delete(receiver);
      // Something may have been added after the last look.
      this.drain();
    }
  }

  /** Answers whether to go on with the next item. */
  async #sendNext(receiver: string): Promise<boolean> {
    const item = nextItem(this.#placed(), receiver, this.#deps.now());
    if (!item || this.#isClosed) return false;
    const outcome = await this.#deps.send(item);
    switch (outcome.type) {
      case 'sent':
        this.#attempts.delete(receiver);
        await this.#apply({ type: 'sent', key: item.key });
        return true;
      case 'refused':
        this.#attempts.delete(receiver);
        await this.#apply({ ...outcome, key: item.key });
        return true;
      case 'later':
        this.#postpone(receiver, outcome.afterMs);
        return false;
      case 'stopped':
        this.close();
        return false;
    }
  }

  #postpone(receiver: string, afterMs = 0): void {
    const count = (this.#attempts.get(receiver)?.count ?? 0) + 1;
    const delay = Math.max(afterMs, delayAfter(count, this.#deps.random()));
    const attempts = { count, isEarly: true };
    this.#attempts.set(receiver, attempts);
    this.#deps.later(delay, () => {
      attempts.isEarly = false;
      this.drain();
    });
  }
}
