import { afterAll, describe, expect, it } from 'vitest';
import { canCutLines } from '../support/chat-lines.ts';
import { startCreating } from '../support/created.ts';
import { buildTalker, type Talker } from '../support/talkers.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import type { Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const { inbox } = textsIn(language);

/** What two people may wait for a message, and for all of them after coming back. */
const soonMs = 1_000;
const caughtUpMs = 15_000;

const minuteMs = 60_000;

/** Without a network the page says so in the console, as the browser does. */
const offlineErrors = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

/** One of the two, with the conversation open and live. */
async function open(me: Talker, partner: Talker): Promise<Side> {
  const visitor = await visitAs(created, me, {
    language,
    width: 360,
    expectedErrors: offlineErrors,
  });
  const { page } = visitor;
  await page.clock.install();
  const cut = await canCutLines(page);
  const isLive = page.waitForResponse((response) => response.url().includes('/Listen/channel'));
  await visitor.open(`/my-account/inbox/${partner.uid}`);
  await isLive;
  const field = page.getByLabel(inbox.write.label);
  return {
    visitor,
    cut,
    type: async (text) => {
      await field.fill(text);
      await page.getByRole('button', { name: inbox.write.send, exact: true }).click();
    },
    said: () => page.getByRole('log').locator('p').allTextContents(),
  };
}

interface Side {
  visitor: Visitor;
  cut: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The texts of the conversation, in the order of the page. */
  said: () => Promise<string[]>;
}

/** Two people who have written before, each with a browser of their own. */
async function talking() {
  const [one, other] = [await buildTalker(created), await buildTalker(created)];
  await one.sendNow(other, 'first');
  await other.sendNow(one, 'second');
  const sides = [await open(one, other), await open(other, one)] as const;
  return {
    one,
    other,
    sides,
    async [Symbol.asyncDispose]() {
      for (const { visitor } of sides) await visitor[Symbol.asyncDispose]();
    },
  };
}

/** Both see exactly this, in this order. */
async function expectAll(sides: readonly Side[], texts: readonly string[], timeout: number) {
  await Promise.all(
    sides.map((side) => expect.poll(() => side.said(), { timeout, interval: 50 }).toEqual(texts)),
  );
}

/** Numbers of the messages that the API has, which are its word for "nothing is missing". */
const seqsOf = async (one: Talker, other: Talker) =>
  (await one.pageNow(other, '?limit=50')).messages.map(({ seq }) => seq);

describe('two people with the conversation open', () => {
  it('see each message within a second', async () => {
    await using talk = await talking();
    const { sides } = talk;
    const [one, other] = sides;
    const texts = ['first', 'second'];
    for (const [side, text] of [
      [one, 'third'],
      [other, 'fourth'],
      [one, 'fifth'],
    ] as const) {
      await side.type(text);
      texts.push(text);
      await expectAll(sides, texts, soonMs);
    }
  });

  it('catch up after one of them was offline while both wrote', async () => {
    await using talk = await talking();
    const { one, other, sides } = talk;
    const [away, here] = sides;
    await away.visitor.context.setOffline(true);
    await away.type('written without a network');
    await here.type('third');
    await here.type('fourth');
    await expectAll([here], ['first', 'second', 'third', 'fourth'], soonMs);
    await away.visitor.page.clock.runFor(5 * minuteMs);
    await away.visitor.context.setOffline(false);
    const all = ['first', 'second', 'third', 'fourth', 'written without a network'];
    await expectAll(sides, all, caughtUpMs);
    expect(await seqsOf(one, other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('notice within a minute that a line is dead, and see the next message at once', async () => {
    await using talk = await talking();
    const { sides } = talk;
    const [deaf, here] = sides;
    await deaf.cut();
    await here.type('third');
    await expectAll([here], ['first', 'second', 'third'], soonMs);
    expect(await deaf.said()).toEqual(['first', 'second']);
    const again = deaf.visitor.page.waitForResponse((response) =>
      response.url().includes('/Listen/channel'),
    );
    await deaf.visitor.page.clock.runFor(minuteMs);
    await expectAll(sides, ['first', 'second', 'third'], caughtUpMs);
    // The watchdog waits for a while before it takes the line for dead.
    await deaf.visitor.page.clock.runFor(10_000);
    await again;
    await here.type('fourth');
    await expectAll(sides, ['first', 'second', 'third', 'fourth'], caughtUpMs);
  });

  it('catch up after a device slept for two hours', async () => {
    await using talk = await talking();
    const { one, other, sides } = talk;
    const [asleep] = sides;
    await asleep.cut();
    const texts = ['first', 'second'];
    for (let count = 3; count <= 25; count++) {
      await other.sendNow(one, `message ${count}`);
      texts.push(`message ${count}`);
    }
    await asleep.visitor.page.clock.fastForward('02:00:00');
    await expectAll(sides, texts, caughtUpMs);
    await asleep.type('awake');
    await expectAll(sides, [...texts, 'awake'], caughtUpMs);
  });
});
