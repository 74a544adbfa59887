import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accountIn } from '../support/account-in.ts';
import { canCutLines } from '../support/chat-lines.ts';
import { startCreating } from '../support/created.ts';
import { buildTalker, type Talker } from '../support/talkers.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import type { Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const { errors, inbox } = textsIn(language);

/** What somebody may wait for a message that the API has taken, and for all of them after coming back. */
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
  const isLive = page.waitForResponse((response) => isLine(response.url()));
  await visitor.open(`/my-account/inbox/${partner.uid}`);
  await isLive;
  return {
    visitor,
    cut,
    type: (text) => type(visitor, text),
    said: () => page.getByRole('log').locator('[dir=auto]').allTextContents(),
  };
}

/** Writes a message and sends it. */
async function type({ page }: Visitor, text: string): Promise<void> {
  const form = page.locator('main form').filter({ has: page.locator('textarea') });
  await form.locator('textarea').fill(text);
  await form.locator('[type=submit]').click();
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

/** Everything that pages have stored beside cookies, for the eye of a test. */
const keptOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('qaysariDrafts');
        opening.onerror = () => reject(opening.error ?? new Error('No database'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );

/** A request of the SDK that brings changes. */
const isLine = (url: string) => url.includes('/Listen/channel');

/** The API has taken a message. */
const taken = ({ visitor: { page } }: Side) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/message') && response.request().method() === 'POST',
  );

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
      await Promise.all([taken(side), side.type(text)]);
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
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2, 3, 4]);
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
    await Promise.all([taken(here), here.type('third')]);
    expect(await deaf.said()).toEqual(['first', 'second']);
    const again = deaf.visitor.page.waitForResponse((response) => isLine(response.url()));
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

describe('somebody with a conversation open', () => {
  it('sends after a reload what the network did not take before, once', async () => {
    const [one, other] = [await buildTalker(created), await buildTalker(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language, expectedErrors: offlineErrors });
    const { page } = visitor;
    await visitor.open(`/my-account/inbox/${other.uid}`);
    // The API takes the second message, and its answer is lost.
    let losesAnswers = true;
    await page.route('**/api/message', async (route) => {
      if (!losesAnswers) return route.continue();
      await route.fetch();
      // The page may have gone meanwhile.
      return route.abort('failed').catch(() => undefined);
    });
    for (const text of ['second', 'third']) {
      await type(visitor, text);
    }
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2]);
    losesAnswers = false;
    await page.reload();
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2, 3]);
    const lines = page.getByRole('log').locator('[dir=auto]');
    await expect.poll(() => lines.allTextContents()).toEqual(['first', 'second', 'third']);
    const { messages } = await one.pageNow(other);
    expect(messages.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });

  it('learns that a block stands when a message is refused, and leaves nothing when signing out', async () => {
    const [one, other] = [await buildTalker(created), await buildTalker(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language, expectedErrors: / 403/ });
    const { page } = visitor;
    await visitor.open(`/my-account/inbox/${other.uid}`);
    await page.getByText('first').waitFor();
    await other.block(one);
    await type(visitor, 'too late');
    const notSent = `${inbox.message.notSent}: ${errors.blockedYou}`;
    await page.getByText(notSent, { exact: true }).waitFor();
    await page.getByText(inbox.blockedNotice.blockedYou).waitFor();
    await expect.poll(() => page.locator('main textarea').isEnabled()).toBe(false);
    expect(await seqsOf(one, other)).toEqual([1]);
    await expect.poll(() => keptOnDevice(page)).toMatch('too late');
    await accountIn(page, language).signOut();
    await expect.poll(() => keptOnDevice(page)).toBe('[]');
  });

  it('sees in the list what is new, and the sender learns that it has arrived', async () => {
    const [one, other] = [await buildTalker(created), await buildTalker(created)];
    await other.sendNow(one, 'first');
    await using visitor = await visitAs(created, one, { language, width: 360 });
    const { page } = visitor;
    const isLive = page.waitForResponse((response) => isLine(response.url()));
    await visitor.open('/my-account/inbox');
    await isLive;
    await page.getByText('first').waitFor();
    const { seq } = await other.sendNow(one, 'second');
    await page.getByText('second').waitFor({ timeout: soonMs });
    const arrived = async () => (await other.pageNow(one)).readState.partnerDeliveredUpTo;
    await expect.poll(arrived, { timeout: caughtUpMs }).toBe(seq);
    expect(await one.badge()).toBe(1);
  });

  it('keeps no connection once the conversations are left', async () => {
    const [one, other] = [await buildTalker(created), await buildTalker(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language });
    const { page } = visitor;
    const open = new Set<unknown>();
    page.on('request', (request) => isLine(request.url()) && open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    const opened = page.waitForRequest((request) => isLine(request.url()));
    await visitor.open(`/my-account/inbox/${other.uid}`);
    await opened;
    await expect.poll(() => open.size).toBe(1);
    await page.locator(`header a[href="/${language}"]`).click();
    await page.waitForURL((url) => !url.pathname.includes('inbox'));
    await expect.poll(() => open.size).toBe(0);
  });
});
