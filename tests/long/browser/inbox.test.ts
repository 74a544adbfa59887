import { afterAll, describe, expect, it } from 'vitest';
import { buyerAndOwner, conversationOf } from '../../support/conversation-page.ts';
import { startCreating } from '../../support/created.ts';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';
import { visitAs } from '../../support/visit-as.ts';

const created = startCreating();
afterAll(() => created.removeAll());

describe('a conversation', () => {
  it('edits and deletes a message for both, and a block switches the field off', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    await owner.sendNow(buyer, 'first');
    await using visitor = await visitAs(created, owner, { language: 'en' });
    const { page } = visitor;
    const { inbox, message, field, option, write, openOptions, press, answer } = conversationOf(
      visitor,
      'en',
    );
    await visitor.open(`/my-account/inbox/${buyer.uid}`);
    await write('one\ntwo');
    await message('two').getByRole('img', { name: inbox.message.sent }).waitFor();
    await openOptions('two');
    await option(inbox.message.edit).click();
    const editing = page.getByRole('textbox', { name: inbox.message.editField });
    await editing.fill('taken back');
    await page.keyboard.press('Escape');
    await message('two').waitFor();
    await openOptions('two');
    await option(inbox.message.edit).click();
    await editing.fill('better');
    // Leaving the field saves it.
    await page.getByRole('heading', { level: 1 }).click();
    await message('better').getByText(inbox.message.edited).waitFor();
    expect((await buyer.pageNow(owner)).messages.at(-1)?.content).toBe('better');
    await openOptions('better');
    await option(inbox.message.delete).click();
    await answer(inbox.no);
    await message('better').waitFor();
    await openOptions('better');
    await option(inbox.message.delete).click();
    await answer(inbox.askDeleteMessage.yes);
    await message('better').waitFor({ state: 'detached' });
    expect((await buyer.pageNow(owner)).messages.map(({ content }) => content)).toEqual(['first']);

    await press(inbox.menu.open);
    await option(inbox.menu.block).click();
    await answer(inbox.askBlock.yes);
    await expect.poll(() => field.isDisabled()).toBe(true);
    await message('first').waitFor();
    await press(inbox.menu.unblock);
    await answer(inbox.askUnblock.yes);
    await expect.poll(() => field.isDisabled()).toBe(false);
  }, 120_000);

  it('keeps the place to the pixel while older messages come', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    for (let n = 1; n <= 25; n += 1) await buyer.sendNow(owner, `message ${n}.`);
    await buyer.setState(owner, { readUpTo: 25 });
    await using visitor = await visitAs(created, buyer, { language: 'ar', width: 360 });
    const { log, message } = conversationOf(visitor, 'ar');
    await visitor.open(`/my-account/inbox/${owner.uid}`);
    await message('message 25.').waitFor();
    const box = log.locator('xpath=../..');
    const steps = await box.evaluate(async (scroller) => {
      const found: number[] = [];
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const rows = () => [...scroller.querySelectorAll('article')];
      while (rows().length < 25) {
        const count = rows().length;
        scroller.scrollTop = 100;
        const [row] = rows().filter((each) => each.getBoundingClientRect().top > 200);
        const before = row?.getBoundingClientRect().top ?? 0;
        while (rows().length === count) await nextFrame();
        await nextFrame();
        found.push(Math.abs((row?.getBoundingClientRect().top ?? 0) - before));
      }
      return found;
    });
    expect(steps.length).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  }, 120_000);

  it('says why a message was not sent, and lets somebody discard it', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    await owner.sendNow(buyer, 'first');
    const expectedErrors = /status of 403|answer 403/;
    await using visitor = await visitAs(created, owner, { language: 'en', expectedErrors });
    const { inbox, message, write, press } = conversationOf(visitor, 'en');
    await visitor.open(`/my-account/inbox/${buyer.uid}`);
    await message('first').waitFor();
    await visitor.context.route('**/api/message', async (route) => {
      await buyer.block(owner);
      await route.continue();
    });
    await write('too late');
    await message('too late').getByText(inbox.message.notSent).waitFor();
    await press(inbox.message.discard);
    await message('too late').waitFor({ state: 'detached' });
  }, 60_000);
});

describe('the inbox', () => {
  it('finds a conversation, and deletes it after asking', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    const other: ChatUser = await buildChatUser(created, { fields: { firstname: 'Zain' } });
    await buyer.sendNow(owner, 'الفرن جديد');
    await other.sendNow(owner, 'hello');
    await using visitor = await visitAs(created, owner, { language: 'ar', width: 360 });
    const { page } = visitor;
    const { inbox, option, answer } = conversationOf(visitor, 'ar');
    await visitor.open('/my-account/inbox');
    const cards = page.getByRole('list', { name: inbox.list }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(2);
    await expect.poll(() => page.title()).toMatch(/^\(2\) /);
    // Letters and their variants find each other.
    await page.getByRole('searchbox').fill('ساره');
    await expect.poll(() => cards.count()).toBe(1);
    await cards.getByRole('button').click();
    await option(inbox.menu.delete).click();
    await answer(inbox.askDelete.yes);
    await page.getByText(inbox.noResults.title).waitFor();
    await page.getByRole('button', { name: inbox.noResults.clear }).click();
    await cards.getByText('hello').waitFor();
    expect(await cards.count()).toBe(1);
    await visitor.expectAccessible();
  }, 60_000);
});

describe('blocked people', () => {
  it('are unblocked after asking', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    await buyer.sendNow(owner, 'hello');
    await owner.block(buyer);
    await using visitor = await visitAs(created, owner, { language: 'ku', width: 360 });
    const { page } = visitor;
    const { inbox, option, answer } = conversationOf(visitor, 'ku');
    await visitor.open('/my-account/privacy-and-security');
    await page.getByRole('link', { name: inbox.blockedUsers.title }).click();
    await page.getByText('سارة كريم').waitFor();
    await visitor.expectAccessible();
    await page.getByRole('main').getByRole('button').click();
    await option(inbox.menu.unblock).click();
    await answer(inbox.no);
    // The question, which names them too, may still be on its way out.
    await page.getByText('سارة كريم', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button').click();
    await option(inbox.menu.unblock).click();
    await answer(inbox.askUnblock.yes);
    await page.getByText(inbox.blockedUsers.empty).waitFor();
  }, 60_000);
});
