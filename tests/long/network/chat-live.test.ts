import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { expectAll, isLine, seqsOf, taken, talking } from '../../support/talking.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** What somebody may wait for a message that the API has taken, and for all of them after coming back. */
const soon = { timeout: 1_000, interval: 50 };
const caughtUp = { timeout: 15_000, interval: 50 };

const minuteMs = 60_000;

describe('two people with the conversation open', () => {
  it('see each message within a second', async () => {
    await using talk = await talking(created);
    const { sides } = talk;
    const [one, other] = sides;
    const texts = ['first', 'second'];
    for (const [side, text] of [
      [one, 'third'],
      [other, 'fourth'],
      [one, 'fifth'],
    ] as const) {
      await Promise.all([taken(side), side.type(text)]);
      texts.push(text);
      await expectAll(sides, texts, soon);
    }
  });

  it('catch up after one of them was offline while both wrote', async () => {
    await using talk = await talking(created);
    const { one, other, sides } = talk;
    const [away, here] = sides;
    await away.visitor.context.setOffline(true);
    await away.type('written without a network');
    await here.type('third');
    await here.type('fourth');
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2, 3, 4]);
    await away.visitor.page.clock.runFor(5 * minuteMs);
    await away.visitor.context.setOffline(false);
    const all = ['first', 'second', 'third', 'fourth', 'written without a network'];
    await expectAll(sides, all, caughtUp);
    expect(await seqsOf(one, other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('notice within a minute that a line is dead, and see the next message at once', async () => {
    await using talk = await talking(created);
    const { sides } = talk;
    const [deaf, here] = sides;
    await deaf.cut();
    await Promise.all([taken(here), here.type('third')]);
    expect(await deaf.said()).toEqual(['first', 'second']);
    const again = deaf.visitor.page.waitForResponse((response) => isLine(response.url()));
    await deaf.visitor.page.clock.runFor(minuteMs);
    await expectAll(sides, ['first', 'second', 'third'], caughtUp);
    // The watchdog waits for a while before it takes the line for dead.
    await deaf.visitor.page.clock.runFor(10_000);
    await again;
    await here.type('fourth');
    await expectAll(sides, ['first', 'second', 'third', 'fourth'], caughtUp);
  });

  it('catch up after a device slept for two hours', async () => {
    await using talk = await talking(created);
    const { one, other, sides } = talk;
    const [asleep] = sides;
    await asleep.cut();
    const texts = ['first', 'second'];
    for (let count = 3; count <= 25; count++) {
      await other.sendNow(one, `message ${count}`);
      texts.push(`message ${count}`);
    }
    await asleep.visitor.page.clock.fastForward('02:00:00');
    await expectAll(sides, texts, caughtUp);
    await asleep.type('awake');
    await expectAll(sides, [...texts, 'awake'], caughtUp);
  });
});
