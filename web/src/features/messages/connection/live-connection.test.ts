import { describe, expect, it } from 'vitest';
import type { Listener } from './live-events.ts';
import { LiveConnection, connectionTimes } from './live-connection.ts';

type Ends = Pick<Listener, 'onReady' | 'onLost'>;

/** A page with a fake clock, a server that numbers messages, and connections that the test controls. */
class Page {
  time = 1_000_000;
  isVisible = true;
  isLive = false;
  /** What the API knows; undefined while it cannot be reached. */
  latest: number | undefined = 0;
  polls: number[] = [];
  connections: { ends: Ends; isOpen: boolean }[] = [];
  opens = true;
  /** Of each connection, in milliseconds. */
  expiresIn = 60 * 60_000;
  #timers = new Set<{ at: number; act: () => void }>();
  readonly line = new LiveConnection({
    open: (ends) => {
      const connection = { ends, isOpen: true };
      this.connections.push(connection);
      if (!this.opens) return Promise.reject(new Error('No network'));
      const close = () => {
        connection.isOpen = false;
      };
      return Promise.resolve({ close, expiresIn: this.expiresIn });
    },
    poll: () => {
      this.polls.push(this.time);
      return Promise.resolve(this.latest);
    },
    isVisible: () => this.isVisible,
    later: (ms, act) => {
      const timer = { at: this.time + ms, act };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
    now: () => this.time,
    random: () => 1,
    onLive: (isLive) => (this.isLive = isLive),
  });

  /** The connection that counts. */
  get current() {
    return this.connections.at(-1);
  }

  async start(): Promise<void> {
    this.line.start();
    await this.settle();
    this.current?.ends.onReady();
  }

  /** Timers run in their order, and promises between them. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await this.settle();
      const next = [...this.#timers].sort((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      this.#timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }

  /** Advances the clock without running timers. */
  sleep(ms: number): void {
    this.time += ms;
  }

  show(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.line.visibilityChanged();
  }

  /** A message that the line does not deliver. */
  async write(): Promise<void> {
    this.latest = (this.latest ?? 0) + 1;
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
  }

  get openCount(): number {
    return this.connections.filter(({ isOpen }) => isOpen).length;
  }
}

const second = 1_000;

describe('LiveConnection', () => {
  it('polls the API once a minute while the line is live', async () => {
    const page = new Page();
    await page.start();
    await page.pass(10 * 60 * second);
    expect(page.isLive).toBe(true);
    expect(page.polls).toHaveLength(10);
    expect(page.connections).toHaveLength(1);
  });

  it('notices a line that dies silently, and opens another', async () => {
    const page = new Page();
    await page.start();
    await page.write();
    await page.pass(connectionTimes.checkMs + connectionTimes.receiveMs);
    expect(page.isLive).toBe(false);
    expect(page.connections[0]?.isOpen).toBe(false);
    await page.pass(connectionTimes.firstRetryMs);
    expect(page.connections).toHaveLength(2);
    page.current?.ends.onReady();
    expect(page.isLive).toBe(true);
  });

  it('does not replace a line that delivers a little later what the API has reported', async () => {
    const page = new Page();
    await page.start();
    await page.write();
    await page.pass(connectionTimes.checkMs + second);
    page.line.received(1);
    await page.pass(10 * second);
    expect(page.connections).toHaveLength(1);
  });

  it('replaces a line that does not deliver an own message within five seconds', async () => {
    const page = new Page();
    await page.start();
    page.line.expectUpTo(1);
    await page.pass(connectionTimes.receiveMs - 1);
    expect(page.isLive).toBe(true);
    await page.pass(1);
    expect(page.isLive).toBe(false);
    expect(page.polls).toHaveLength(1);
  });

  it('polls every 5 to 30 seconds without a line', async () => {
    const page = new Page();
    page.opens = false;
    await page.start();
    const { length } = page.polls;
    await page.pass(5 * 60 * second);
    const gaps = page.polls.slice(length).map((at, index, all) => at - (all[index - 1] ?? at));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(connectionTimes.longestPollMs);
    expect(page.polls.length).toBeLessThan(40);
  });

  it('waits longer after each failed connection, a minute at most', async () => {
    const page = new Page();
    page.opens = false;
    await page.start();
    await page.pass(60 * second);
    expect(page.connections.length).toBeLessThanOrEqual(8);
    page.opens = true;
    const { length } = page.connections;
    while (page.connections.length === length) await page.pass(second);
    page.current?.ends.onReady();
    expect(page.isLive).toBe(true);
  });

  it('gives up a connection that never answers', async () => {
    const page = new Page();
    page.line.start();
    await page.pass(connectionTimes.connectMs + connectionTimes.firstRetryMs);
    expect(page.connections).toHaveLength(2);
    expect(page.openCount).toBe(1);
  });

  it('polls at once and opens a new line after a sleep', async () => {
    const page = new Page();
    await page.start();
    page.sleep(2 * 60 * 60 * second);
    await page.pass(connectionTimes.heartbeatMs);
    expect(page.connections).toHaveLength(2);
    expect(page.openCount).toBe(1);
    expect(page.polls.at(-1)).toBeGreaterThanOrEqual(page.time - connectionTimes.heartbeatMs);
  });

  it('does not poll while it is hidden, and polls at once when it is shown', async () => {
    const page = new Page();
    await page.start();
    page.show(false);
    await page.pass(30 * 60 * second);
    expect(page.polls).toHaveLength(0);
    page.show(true);
    expect(page.polls).toEqual([page.time]);
    expect(page.connections).toHaveLength(2);
  });

  it('keeps its line when it was hidden for a moment', async () => {
    const page = new Page();
    await page.start();
    page.show(false);
    await page.pass(10 * second);
    page.show(true);
    expect(page.polls).toHaveLength(1);
    expect(page.connections).toHaveLength(1);
  });

  it('polls when somebody returns to the page, but not at each press', async () => {
    const page = new Page();
    await page.start();
    await page.pass(30 * second);
    for (let press = 0; press < 25; press++) {
      page.line.touched();
      await page.pass(second);
    }
    expect(page.polls).toHaveLength(1);
  });

  it('ignores events of an older connection', async () => {
    const page = new Page();
    await page.start();
    page.line.restart();
    page.connections[0]?.ends.onLost(new Error('late'));
    page.current?.ends.onReady();
    await page.settle();
    expect(page.isLive).toBe(true);
    expect(page.connections).toHaveLength(2);
  });

  it('opens the next connection before the token expires, and closes the old one when that is ready', async () => {
    const page = new Page();
    page.expiresIn = 15 * 60 * second;
    await page.start();
    await page.pass(page.expiresIn - connectionTimes.renewMs);
    expect(page.isLive).toBe(true);
    expect(page.openCount).toBe(2);
    page.current?.ends.onReady();
    await page.settle();
    expect(page.isLive).toBe(true);
    expect(page.connections.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it('is not live when no next connection opens', async () => {
    const page = new Page();
    page.expiresIn = 15 * 60 * second;
    await page.start();
    page.opens = false;
    await page.pass(page.expiresIn - connectionTimes.renewMs);
    expect(page.isLive).toBe(false);
    expect(page.connections[0]?.isOpen).toBe(false);
  });

  it('closes a connection that opens after the end, and stops polling', async () => {
    const page = new Page();
    page.line.start();
    page.line.stop();
    await page.pass(10 * 60 * second);
    expect(page.openCount).toBe(0);
    expect(page.polls).toHaveLength(0);
    expect(page.connections).toHaveLength(1);
  });
});
