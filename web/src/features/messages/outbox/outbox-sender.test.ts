import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeItems, nextItem, type OutboxItem } from './outbox-items.ts';
import { delayAfter, Outbox, type Outcome } from './outbox-sender.ts';

const people = ['azad', 'hiwa'];

/** How the network treats one request. */
type Fate = 'answered' | 'requestLost' | 'answerLost' | 'busy';

/** A server that keeps a message once for each key, however often it is sent. */
class Server {
  readonly messages: OutboxItem[] = [];

  take(item: OutboxItem, fate: Fate): Outcome {
    if (fate === 'requestLost' || fate === 'busy') return { type: 'later' };
    if (!this.messages.some(({ key }) => key === item.key)) this.messages.push(item);
    return fate === 'answerLost' ? { type: 'later' } : { type: 'sent' };
  }
}

/** A browser whose every step (storage, network, timers) waits until the test picks it. */
class Browser {
  readonly server = new Server();
  stored: readonly OutboxItem[] = [];
  steps: (() => void)[] = [];
  fates: Fate[] = [];
  hasLocks = true;
  #storage: (() => void)[] = [];
  readonly #locks = new Map<string, Promise<void>>();

  step<Value>(act: () => Value, isGone: () => boolean): Promise<Value> {
    return new Promise((resolve) => {
      this.steps.push(() => {
        // A closed tab runs no further code.
        if (!isGone()) resolve(act());
      });
    });
  }

  /** IndexedDB runs its requests in order, for all tabs. */
  store<Value>(act: () => Value, isGone: () => boolean): Promise<Value> {
    return new Promise((resolve) => {
      this.#storage.push(() => {
        if (!isGone()) resolve(act());
      });
      this.steps.push(() => this.#storage.shift()?.());
    });
  }

  tab(): { outbox: Outbox; kill: () => void } {
    let isKilled = false;
    const step = <Value>(act: () => Value) => this.step(act, () => isKilled);
    const store = <Value>(act: () => Value) => this.store(act, () => isKilled);
    const outbox = new Outbox({
      load: () => store(() => this.stored),
      keep: (change) => store(() => (this.stored = changeItems(this.stored, change))),
      send: async (item) => {
        const outcome = await step(() => this.server.take(item, this.fates.pop() ?? 'answered'));
        return step(() => outcome);
      },
      alone: (receiver, act) =>
        isKilled ? new Promise(() => undefined) : this.#alone(receiver, act),
      later: (_ms, act) => void step(act),
      now: () => 0,
      random: () => 0,
      onChange: () => undefined,
    });
    return {
      outbox,
      kill: () => {
        isKilled = true;
        this.#locks.clear();
      },
    };
  }

  async #alone(name: string, act: () => Promise<void>): Promise<void> {
    if (!this.hasLocks) return act();
    const before = this.#locks.get(name) ?? Promise.resolve();
    const mine = before.then(act);
    this.#locks.set(name, mine);
    return mine;
  }

  /** Runs at most `most` steps, in the order of `picks`. */
  async run(picks: Iterator<number>, most: number): Promise<void> {
    for (let taken = 0; taken < most; taken++) {
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
      if (this.steps.length === 0) return;
      const pick = (picks.next().value as number | undefined) ?? 0;
      const [step] = this.steps.splice(pick % this.steps.length, 1);
      step?.();
    }
  }
}

const itemTo = (receiver: string, key: string): OutboxItem => ({
  key,
  receiver,
  body: { content: key },
  createdAt: 0,
  waitsSince: 0,
});

type Act =
  | { type: 'send'; tab: number; receiver: string }
  | { type: 'steps'; count: number }
  | { type: 'kill' | 'wake' | 'follow'; tab: number };

const tabs = fc.nat({ max: 1 });
const acts = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('send' as const),
      tab: tabs,
      receiver: fc.constantFrom(...people),
    }),
    fc.record({ type: fc.constant('steps' as const), count: fc.nat({ max: 12 }) }),
    fc.record({
      type: fc.constantFrom('kill' as const, 'wake' as const, 'follow' as const),
      tab: tabs,
    }),
  ),
  { maxLength: 40 },
);
const fates = fc.array(fc.constantFrom<Fate>('answered', 'requestLost', 'answerLost', 'busy'), {
  maxLength: 30,
});

/** Runs all acts. Answers, in order, the keys of the items that were stored before their tab was closed. */
async function live(browser: Browser, plan: Act[], picks: Iterator<number>): Promise<string[]> {
  const open = [browser.tab(), browser.tab()];
  const added: string[] = [];
  for (const [at, act] of plan.entries()) {
    if (act.type === 'steps') {
      await browser.run(picks, act.count);
      continue;
    }
    const tab = open[act.tab];
    if (act.type === 'send') void tab?.outbox.add(itemTo(act.receiver, String(at)));
    if (act.type === 'wake') tab?.outbox.wake();
    if (act.type === 'follow') void tab?.outbox.follow();
    if (act.type === 'kill') {
      tab?.kill();
      open[act.tab] = browser.tab();
    }
    for (const { key } of browser.stored) if (!added.includes(key)) added.push(key);
  }
  return added;
}

describe('Outbox', () => {
  it('sends each message once and in order, whatever tabs and network do', async () => {
    await fc.assert(
      fc.asyncProperty(
        acts,
        fates,
        fc.infiniteStream(fc.nat({ max: 1_000 })),
        fc.boolean(),
        async (plan, lots, picks, hasLocks) => {
          const browser = new Browser();
          browser.hasLocks = hasLocks;
          browser.fates = lots;
          const seen = await live(browser, plan, picks);
          await browser.run(picks, 10_000);
          // The last tab is opened with a network that works.
          browser.fates = [];
          void browser.tab().outbox.follow();
          await browser.run(picks, 10_000);
          const sent = browser.server.messages.map(({ key }) => key);
          expect(browser.stored).toEqual([]);
          expect(new Set(sent).size).toBe(sent.length);
          expect(sent).toEqual(expect.arrayContaining(seen));
          for (const person of people) {
            const own = browser.server.messages.filter(({ receiver }) => receiver === person);
            const keys = own.map(({ key }) => key);
            const expected = seen.filter((key) => keys.includes(key));
            expect(keys.filter((key) => expected.includes(key))).toEqual(expected);
          }
        },
      ),
      // With this seed a tab once sent what was not stored yet before an older message of another tab.
      { numRuns: 500, seed: 1_277_224_515 },
    );
  });

  it('sends what one tab adds in the order of adding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        fc.infiniteStream(fc.nat({ max: 1_000 })),
        fc.nat({ max: 8 }),
        async (lots, picks, count) => {
          const browser = new Browser();
          browser.fates = lots;
          const { outbox } = browser.tab();
          const keys = Array.from({ length: count }, (_, at) => String(at));
          // Storage takes changes in the order in which they are made.
          for (const key of keys) {
            void outbox.add(itemTo('azad', key));
            await browser.run([0].values(), 1);
          }
          await browser.run(picks, 10_000);
          expect(browser.server.messages.map(({ key }) => key)).toEqual(keys);
        },
      ),
    );
  });

  it('marks one message that is refused and sends the next', async () => {
    const { outbox, sent, failed } = refusing('1', false);
    for (const key of ['1', '2']) await outbox.add(itemTo('azad', key));
    await settled();
    expect(sent).toEqual(['2']);
    expect(failed()).toEqual(['1']);
  });

  it('stops a conversation whose receiver is refused, and no other', async () => {
    const { outbox, sent, failed } = refusing('1', true);
    await Promise.all([
      outbox.add(itemTo('azad', '1')),
      outbox.add(itemTo('azad', '2')),
      outbox.add(itemTo('hiwa', '3')),
    ]);
    await settled();
    expect(sent).toEqual(['3']);
    expect(failed()).toEqual(['1', '2']);
  });

  it('sends a refused message again when somebody asks for it', async () => {
    const { outbox, sent, allow } = refusing('1', true);
    await outbox.add(itemTo('azad', '1'));
    await settled();
    allow();
    await outbox.retry('1');
    await settled();
    expect(sent).toEqual(['1']);
    expect(outbox.items()).toEqual([]);
  });

  it('answers the same items until they change, also while a change is being stored', async () => {
    const { outbox } = refusing('1', true);
    await outbox.add(itemTo('azad', '1'));
    await settled();
    const before = outbox.items();
    expect(outbox.items()).toBe(before);
    const retried = outbox.retry('1');
    expect(outbox.items()).not.toBe(before);
    expect(outbox.items()).toBe(outbox.items());
    await retried;
  });

  it('keeps what it has in memory where storage is refused', async () => {
    const { outbox, sent } = refusing('', false);
    const lost = outbox.add(itemTo('azad', '1'));
    await lost;
    await outbox.follow();
    await settled();
    expect(sent).toEqual(['1']);
  });
});

/** Resolves when everything is done that needs no timer. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
}

/** An outbox without storage, whose server refuses one message. */
function refusing(refusedKey: string, isAboutReceiver: boolean) {
  const sent: string[] = [];
  let refused: string | undefined = refusedKey;
  const outbox = new Outbox({
    load: () => Promise.resolve(undefined),
    keep: () => Promise.resolve(undefined),
    send: ({ key }) => {
      const failure = { canRetry: true };
      if (key === refused) return Promise.resolve({ type: 'refused', failure, isAboutReceiver });
      sent.push(key);
      return Promise.resolve({ type: 'sent' });
    },
    alone: (_receiver, act) => act(),
    later: (ms, act) => void setTimeout(act, ms),
    now: () => 0,
    random: () => 0,
    onChange: () => undefined,
  });
  return {
    outbox,
    sent,
    failed: () => outbox.items().flatMap(({ key, failure }) => (failure ? [key] : [])),
    allow: () => (refused = undefined),
  };
}

describe('nextItem', () => {
  it('leaves out what has waited for more than seven days', () => {
    const days = (count: number) => count * 24 * 60 * 60 * 1000;
    const items = [itemTo('azad', '1'), { ...itemTo('azad', '2'), waitsSince: days(3) }];
    expect(nextItem(items, 'azad', days(7))?.key).toBe('1');
    expect(nextItem(items, 'azad', days(7) + 1)?.key).toBe('2');
    const again = changeItems(items, { type: 'retried', key: '1', at: days(8) });
    expect(nextItem(again, 'azad', days(8))?.key).toBe('1');
  });
});

describe('delayAfter', () => {
  it('doubles up to a minute and is never less than half of that', () => {
    expect([1, 2, 3, 7, 20].map((attempts) => delayAfter(attempts, 1))).toEqual([
      1_000, 2_000, 4_000, 60_000, 60_000,
    ]);
    expect(delayAfter(1, 0)).toBe(500);
  });
});
