/** So many things are loaded before staff come to them. */
const loadedAhead = 5;

/** What was loaded longer ago is loaded again: somebody may have decided meanwhile. */
const freshMs = 15_000;

interface Loading<Waiting, Thing> {
  waiting: Waiting;
  at: number;
  thing?: Promise<Thing | undefined>;
}

interface Feed<Waiting, Thing> {
  /** What waits and was not returned before, oldest first. */
  arrivals: () => Promise<readonly Waiting[]>;
  /** A thing as it is now; undefined where it waits no more. */
  load: (waiting: Waiting) => Promise<Thing | undefined>;
  now: () => number;
}

/** What waits, one thing after the other. What arrives meanwhile comes at the end. */
export class WorkQueue<Waiting, Thing> {
  readonly #feed: Feed<Waiting, Thing>;
  readonly #known: Waiting[] = [];
  readonly #loading: Loading<Waiting, Thing>[] = [];
  /** Things that were ever in the queue. */
  total = 0;

  constructor(feed: Feed<Waiting, Thing>) {
    this.#feed = feed;
  }

  /** Things that wait behind the one that was returned last. */
  get left(): number {
    return this.#known.length + this.#loading.length;
  }

  /** The next thing that still waits; undefined where nothing does. */
  async next(): Promise<Thing | undefined> {
    for (;;) {
      if (this.left === 0) await this.#askForArrivals();
      this.#loadAhead();
      const first = this.#loading.shift();
      if (!first) return undefined;
      this.#loadAhead();
      const isFresh = this.#feed.now() - first.at < freshMs;
      const thing = await (isFresh && first.thing ? first.thing : this.#feed.load(first.waiting));
      if (thing) return thing;
    }
  }

  /** Has a thing come next. */
  putFirst(waiting: Waiting): void {
    this.#loading.unshift({ waiting, at: 0 });
  }

  async #askForArrivals(): Promise<void> {
    const arrived = await this.#feed.arrivals();
    this.#known.push(...arrived);
    this.total += arrived.length;
  }

  #loadAhead(): void {
    while (this.#loading.length < loadedAhead) {
      const waiting = this.#known.shift();
      if (waiting === undefined) return;
      const thing = this.#feed.load(waiting);
      // The problem shows once staff open the thing.
      thing.catch(() => undefined);
      this.#loading.push({ waiting, at: this.#feed.now(), thing });
    }
  }
}
