import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accountIn } from '../../support/account-in.ts';
import { conversationOf } from '../../support/conversation-page.ts';
import { startCreating } from '../../support/created.ts';
import { buildChatUser } from '../../support/chat-users.ts';
import { expectAll, isLine, seqsOf, taken, talking } from '../../support/talking.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** The longest wait for a message that the API has stored, and for all messages after a reconnect. */
const soonMs = 1_000;
const caughtUpMs = 15_000;

const minuteMs = 60_000;

const language = 'ar';
const { errors, inbox } = textsIn(language);

/** Everything that pages have stored on the device, except cookies. */
const storedOnDevice = (page: Page) =>
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
      await expectAll(sides, texts, soonMs);
    }
  });

  it('see a block, its end and a lock-out within two seconds, without another visit', async () => {
    await using talk = await talking(created);
    const { one, other, sides } = talk;
    const { page } = sides[1].visitor;
    const notice = (reason: keyof typeof inbox.blockedNotice) =>
      page.getByText(inbox.blockedNotice[reason], { exact: true });
    const field = page.getByRole('textbox', { name: inbox.write.label });
    const statusMs = 2_000;
    // What was there already says nothing of changes.
    await Promise.all([taken(sides[0]), sides[0].type('third')]);
    await expectAll(sides, ['first', 'second', 'third'], soonMs);
    await one.block(other);
    await notice('blockedYou').waitFor({ timeout: statusMs });
    expect(await field.isDisabled()).toBe(true);
    await one.unblock(other);
    await notice('blockedYou').waitFor({ state: 'hidden', timeout: statusMs });
    expect(await field.isDisabled()).toBe(false);
    // The page of somebody who is locked out is refused whatever it asks.
    await sides[0].visitor.page.goto('about:blank');
    await created.firestore.doc(`users/${one.uid}`).update({ blockedAt: new Date() });
    // The trigger of the emulator comes first, at its own pace.
    await notice('lockedOut').waitFor();
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
    await expectAll(sides, all, caughtUpMs);
    expect(await seqsOf(one, other)).toEqual([1, 2, 3, 4, 5]);
  });

  it('notice a dead connection within a minute, and see the next message at once', async () => {
    await using talk = await talking(created);
    const { sides } = talk;
    const [deaf, here] = sides;
    await deaf.cut();
    await Promise.all([taken(here), here.type('third')]);
    expect(await deaf.said()).toEqual(['first', 'second']);
    const again = deaf.visitor.page.waitForResponse((response) => isLine(response.url()));
    await deaf.visitor.page.clock.runFor(minuteMs);
    await expectAll(sides, ['first', 'second', 'third'], caughtUpMs);
    // The watchdog waits before it treats the connection as dead.
    await deaf.visitor.page.clock.runFor(10_000);
    await again;
    await here.type('fourth');
    await expectAll(sides, ['first', 'second', 'third', 'fourth'], caughtUpMs);
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
    await expectAll(sides, texts, caughtUpMs);
    await asleep.type('awake');
    await expectAll(sides, [...texts, 'awake'], caughtUpMs);
  });
});

describe('somebody with a conversation open', () => {
  it('learns of a block when a message is refused, and leaves nothing on the device after signing out', async () => {
    const [one, other] = [await buildChatUser(created), await buildChatUser(created)];
    await one.sendNow(other, 'first');
    await using visitor = await visitAs(created, one, { language, expectedErrors: / 403/ });
    const { page } = visitor;
    await visitor.open(`/my-account/inbox/${other.uid}`);
    await page.getByRole('log').getByText('first').waitFor();
    await other.block(one);
    await conversationOf(visitor, language).write('too late');
    const notSent = `${inbox.message.notSent}: ${errors.blockedYou}`;
    await page.getByText(notSent, { exact: true }).waitFor();
    await page.getByText(inbox.blockedNotice.blockedYou).waitFor();
    await expect.poll(() => page.locator('main textarea').isEnabled()).toBe(false);
    expect(await seqsOf(one, other)).toEqual([1]);
    await expect.poll(() => storedOnDevice(page)).toMatch('too late');
    await accountIn(page, language).signOut();
    await expect.poll(() => storedOnDevice(page)).toBe('[]');
  });

  it('sees new messages in the list, and the sender learns that they have arrived', async () => {
    const [one, other] = [await buildChatUser(created), await buildChatUser(created)];
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
});
