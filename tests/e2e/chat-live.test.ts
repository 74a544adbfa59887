import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accountIn } from '../support/account-in.ts';
import { startCreating } from '../support/created.ts';
import { buildTalker } from '../support/talkers.ts';
import {
  expectAll,
  isLine,
  offlineErrors,
  seqsOf,
  taken,
  talking,
  typeMessage,
} from '../support/talking.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const language = 'ar';
const { errors, inbox } = textsIn(language);

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

describe('two people with the conversation open', () => {
  it('see each message, and after being offline what both wrote meanwhile', async () => {
    await using talk = await talking(created);
    const { one, other, sides } = talk;
    const [away, here] = sides;
    await Promise.all([taken(away), away.type('third')]);
    await expectAll(sides, ['first', 'second', 'third']);
    await away.visitor.context.setOffline(true);
    await away.type('written without a network');
    await here.type('fourth');
    await expect.poll(() => seqsOf(one, other)).toEqual([1, 2, 3, 4]);
    await away.visitor.page.clock.runFor(5 * 60_000);
    await away.visitor.context.setOffline(false);
    const all = ['first', 'second', 'third', 'fourth', 'written without a network'];
    await expectAll(sides, all);
    expect(await seqsOf(one, other)).toEqual([1, 2, 3, 4, 5]);
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
      await typeMessage(visitor, text);
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
    await typeMessage(visitor, 'too late');
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
    await page.getByText('second').waitFor();
    const arrived = async () => (await other.pageNow(one)).readState.partnerDeliveredUpTo;
    await expect.poll(arrived).toBe(seq);
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
