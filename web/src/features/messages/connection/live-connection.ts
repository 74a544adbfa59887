import type { Close, Connection, Listener } from './live-events.ts';

/** What a live line depends on. */
export interface ConnectionDeps {
  /** Opens a connection; rejects when it cannot. */
  open: (listener: Pick<Listener, 'onReady' | 'onLost'>) => Promise<Connection>;
  /** Asks the API for the latest position; answers undefined without an answer. */
  poll: () => Promise<number | undefined>;
  isVisible: () => boolean;
  /** Schedules `act`. Answers a function that cancels it. */
  later: (ms: number, act: () => void) => () => void;
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  onLive: (isLive: boolean) => void;
}

export const connectionTimes = {
  /** Timeout of a new connection. */
  connectMs: 15_000,
  /** The line must deliver within this time what the API has reported. */
  receiveMs: 5_000,
  /** Interval between polls of the API while the line is live. */
  checkMs: 60_000,
  /** Without a live line the interval grows from the first to the longest. */
  firstPollMs: 5_000,
  longestPollMs: 30_000,
  firstRetryMs: 1_000,
  longestRetryMs: 60_000,
  heartbeatMs: 5_000,
  /** The device slept when timers were paused for so long. */
  sleepMs: 20_000,
  /** A page that was hidden for so long restarts the connection. */
  hiddenMs: 60_000,
  /** An action on the page after such a break polls the API. */
  touchMs: 20_000,
  /** The next connection is opened so long before the current one expires. */
  renewMs: 60_000,
} as const;

/**
 * Keeps a page up to date. A connection that dies silently looks like an idle one. So what the API reports is compared
 * with what the line has delivered, and a line that missed something is replaced. Without a line the API is polled.
 */
export class LiveConnection {
  readonly #deps: ConnectionDeps;
  #state: 'connecting' | 'live' | 'waiting' | 'closed' = 'waiting';
  /** Grows with each connection: events of an older one are ignored. */
  #generation = 0;
  #close: Close | undefined;
  /** Closes the previous connection, which continues until the next one is ready. */
  #closeOld: Close | undefined;
  #received = 0;
  #failures = 0;
  #pollMs: number = connectionTimes.firstPollMs;
  #polledAt = 0;
  #touchedAt = 0;
  #heartbeatAt = 0;
  #hiddenAt: number | undefined;
  #stopPoll: Close | undefined;
  #stopRetry: Close | undefined;
  #stopHeartbeat: Close | undefined;
  #stopRenewal: Close | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#polledAt = this.#deps.now();
    this.#connect();
    this.#planPoll();
    this.#heartbeat();
  }

  stop(): void {
    this.#drop('closed');
    for (const stop of [this.#stopPoll, this.#stopRetry, this.#stopHeartbeat]) stop?.();
  }

  /** The line has delivered everything up to here. */
  received(upTo: number): void {
    this.#received = Math.max(this.#received, upTo);
  }

  /** The API has reported everything up to here: the line must deliver it too. */
  expectUpTo(upTo: number): void {
    if (this.#state !== 'live' || upTo <= this.#received) return;
    const generation = this.#generation;
    this.#deps.later(connectionTimes.receiveMs, () => {
      if (generation === this.#generation && this.#received < upTo) this.#disconnect();
    });
  }

  /** The network is back, or the device has slept: the old connection cannot be trusted. */
  restart(): void {
    if (this.#state === 'closed') return;
    this.#failures = 0;
    this.#pollMs = connectionTimes.firstPollMs;
    this.#drop('waiting');
    this.#connect();
    void this.#poll();
  }

  lostNetwork(): void {
    this.#disconnect();
  }

  /** The page is shown or hidden. */
  visibilityChanged(): void {
    const now = this.#deps.now();
    if (!this.#deps.isVisible()) {
      this.#hiddenAt = now;
      return;
    }
    const wasHiddenMs = now - (this.#hiddenAt ?? now);
    this.#hiddenAt = undefined;
    this.#heartbeatAt = now;
    if (wasHiddenMs > connectionTimes.hiddenMs || this.#state === 'waiting') this.restart();
    else void this.#poll();
  }

  /** Somebody does something on the page. */
  touched(): void {
    const now = this.#deps.now();
    const wasAwayMs = now - Math.max(this.#touchedAt, this.#polledAt);
    this.#touchedAt = now;
    if (wasAwayMs > connectionTimes.touchMs) void this.#poll();
  }

  #connect(): void {
    this.#stopRetry?.();
    this.#state = 'connecting';
    const generation = ++this.#generation;
    const isCurrent = () => generation === this.#generation;
    this.#received = 0;
    const stopTimer = this.#deps.later(connectionTimes.connectMs, () => {
      if (isCurrent() && this.#state === 'connecting') this.#disconnect();
    });
    const lost = () => {
      stopTimer();
      if (isCurrent()) this.#disconnect();
    };
    const ready = () => {
      stopTimer();
      if (isCurrent()) this.#live();
    };
    this.#deps.open({ onReady: ready, onLost: lost }).then(({ close, expiresIn }) => {
      if (!isCurrent()) return close();
      this.#close = close;
      this.#stopRenewal = this.#deps.later(expiresIn - connectionTimes.renewMs, () =>
        this.#renew(),
      );
    }, lost);
  }

  /** Opens the next connection; the current one continues until that is ready. */
  #renew(): void {
    if (this.#state !== 'live') return;
    this.#closeOld = this.#close;
    this.#close = undefined;
    this.#connect();
  }

  #live(): void {
    if (this.#state !== 'connecting') return;
    this.#state = 'live';
    this.#closeOld?.();
    this.#closeOld = undefined;
    this.#failures = 0;
    this.#pollMs = connectionTimes.firstPollMs;
    this.#deps.onLive(true);
    this.#planPoll();
  }

  #disconnect(): void {
    if (this.#state === 'waiting' || this.#state === 'closed') return;
    this.#drop('waiting');
    const full = Math.min(
      connectionTimes.longestRetryMs,
      connectionTimes.firstRetryMs * 2 ** this.#failures,
    );
    this.#failures++;
    this.#stopRetry?.();
    this.#stopRetry = this.#deps.later(full * (0.5 + this.#deps.random() / 2), () => {
      // A hidden page waits until somebody looks at it.
      if (this.#state === 'waiting' && this.#deps.isVisible()) this.#connect();
    });
    void this.#poll();
  }

  #drop(state: 'waiting' | 'closed'): void {
    const wasLive = this.#state === 'live' || this.#closeOld !== undefined;
    this.#state = state;
    this.#generation++;
    this.#stopRenewal?.();
    const [close, closeOld] = [this.#close, this.#closeOld];
    this.#close = undefined;
    this.#closeOld = undefined;
    close?.();
    closeOld?.();
    if (wasLive) this.#deps.onLive(false);
  }

  async #poll(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#polledAt = this.#deps.now();
    this.#planPoll();
    if (!this.#deps.isVisible()) return;
    const upTo = await this.#deps.poll();
    if (upTo !== undefined) this.expectUpTo(upTo);
  }

  #planPoll(): void {
    this.#stopPoll?.();
    const isLive = this.#state === 'live';
    const ms = isLive ? connectionTimes.checkMs : this.#pollMs;
    if (!isLive) this.#pollMs = Math.min(connectionTimes.longestPollMs, this.#pollMs * 1.5);
    this.#stopPoll = this.#deps.later(ms, () => void this.#poll());
  }

  #heartbeat(): void {
    const now = this.#deps.now();
    const hasSlept = this.#heartbeatAt > 0 && now - this.#heartbeatAt > connectionTimes.sleepMs;
    this.#heartbeatAt = now;
    // Browsers throttle the timers of hidden pages by themselves.
    if (hasSlept && this.#deps.isVisible()) this.restart();
    this.#stopHeartbeat = this.#deps.later(connectionTimes.heartbeatMs, () => this.#heartbeat());
  }
}
