import { afterAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { buildChatUser } from '../../support/chat-users.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { conversationOf } from '../../support/conversation-page.ts';
import { startCreating } from '../../support/created.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import type { Visitor } from '../../support/visitor.ts';

/** Buttons that their own success removes: the keyboard goes on from there (WCAG 2.4.3). */

const created = startCreating();
afterAll(() => created.removeAll());

const screen = { language: 'en', width: 1280 } as const;
const { own, searches, inbox, reports } = textsIn('en');

/** Presses with the keyboard; `done` appears or goes with the success. Then the focus is in the content. */
async function press({ page }: Visitor, button: Locator, done: () => Promise<unknown>) {
  await button.focus();
  await page.keyboard.press('Enter');
  await done();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        const place = activeElement?.closest('main, [role=dialog], [role=menu]');
        return place ? '' : activeElement?.outerHTML.slice(0, 100);
      }),
    )
    .toBe('');
}

const nameOfFocus = ({ page }: Visitor) =>
  page.evaluate(() => document.activeElement?.textContent.trim());

describe('the focus stays in its place', () => {
  it('after saving a search, and removing the last favourite', async () => {
    const me = await created.buildMember();
    const id = await created.buildListing({ title: `Kept ${created.tag}` });
    await created.firestore.doc(`users/${me.uid}/favorites/${id}`).set({ createdAt: new Date() });
    await using visitor = await visitAs(created, me, screen);
    const { page } = visitor;
    await visitor.open(`/ads?search=${created.tag}`);
    const saved = page.getByRole('link', { name: searches.savedOpen });
    await press(visitor, page.getByRole('button', { name: searches.save }), () => saved.waitFor());
    expect(await nameOfFocus(visitor)).toBe(searches.saved);

    await visitor.open('/my-account/my-favorites');
    await page.getByRole('article').getByRole('button').press('Enter');
    const yes = page.getByRole('alertdialog').getByRole('button', { name: own.favorites.remove });
    await press(visitor, yes, () => page.getByText(own.favorites.empty).waitFor());
  });

  it('after hiding an ad, showing it again, and asking for a promotion', async () => {
    const me = await created.buildMember(completeProfile);
    const id = await created.buildListing({ owner: me.uid });
    await using visitor = await visitAs(created, me, screen);
    const { page } = visitor;
    await visitor.open(`/ads/${id}`);
    const [hide, show] = [own.availability.hidden.do, own.availability.hidden.undo].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    if (!hide || !show) throw new Error('two buttons');
    await press(visitor, hide, () => show.waitFor());
    expect(await nameOfFocus(visitor)).toBe(own.availability.hidden.undo);
    await press(visitor, show, () => hide.waitFor());
    await page.getByRole('button', { name: own.promotion['360'].button }).press('Enter');
    const ask = page.getByRole('dialog').getByRole('button', { name: own.promotion.ask });
    await press(visitor, ask, () => page.getByRole('dialog').waitFor({ state: 'hidden' }));
    expect(await nameOfFocus(visitor)).toContain(own.promotion['360'].button);
  });

  it('after a report of a message, its deletion, a block and its end', async () => {
    const [me, other] = [await buildChatUser(created), await buildChatUser(created)];
    await other.sendNow(me, 'Hello from the bakery');
    await me.sendNow(other, 'An answer');
    await using visitor = await visitAs(created, me, screen);
    const { page } = visitor;
    const chat = conversationOf(visitor, 'en');
    const dialog = page.getByRole('dialog');
    const confirm = (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true });
    const options = (text: string) =>
      chat.message(text).getByRole('button', { name: inbox.message.options });
    await visitor.open(`/my-account/inbox/${other.uid}`);

    await options('Hello').press('Enter');
    await chat.option(inbox.message.report).click();
    await dialog.getByRole('radio', { name: reports.reason.offensive }).press('Space');
    await dialog.getByRole('button', { name: reports.form.submit }).press('Enter');
    await dialog.getByText(reports.receipt.title).waitFor();
    await page.keyboard.press('Escape');
    await press(visitor, options('Hello'), () => chat.option(inbox.message.copy).waitFor());
    await page.keyboard.press('Escape');

    await options('An answer').press('Enter');
    await chat.option(inbox.message.delete).click();
    const gone = () => chat.message('An answer').waitFor({ state: 'hidden' });
    await press(visitor, confirm(inbox.askDeleteMessage.yes), gone);

    await me.block(other);
    await page.reload();
    const unblock = page.getByRole('button', { name: inbox.menu.unblock, exact: true });
    await unblock.press('Enter');
    await press(visitor, confirm(inbox.askUnblock.yes), () => unblock.waitFor({ state: 'hidden' }));
  });
});
