import { afterAll, describe, expect, it } from 'vitest';
import { buyerAndOwner, conversationOf } from '../../support/conversation-page.ts';
import { startCreating } from '../../support/created.ts';
import { buildChatUser, type ChatUser } from '../../support/chat-users.ts';
import { cachedAnswers } from '../../support/cached-answers.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';

const language = 'en';

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

describe('texts and names of an inbox', () => {
  it('leave memory with the page, and stay on the device only where somebody switched it on', async () => {
    const { owner, buyer } = await buyerAndOwner(created);
    await buyer.sendNow(owner, 'hello there');
    const expectedErrors = /ERR_INTERNET_DISCONNECTED/;
    await using visitor = await visitAs(created, owner, { language, width: 360, expectedErrors });
    const { page, context } = visitor;
    const { inbox, failure } = textsIn(language);
    const press = (address: string) =>
      page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
    const text = page.getByText('hello there');
    const keptKeys = async () =>
      (await cachedAnswers(page)).filter((key) => key.includes('"messages","conversations"'));
    const leaveAndReturnOffline = async () => {
      await press(`/${language}`);
      await text.waitFor({ state: 'detached' });
      await visitor.settled();
      await context.setOffline(true);
      await press(`/${language}/my-account/inbox`);
    };
    await visitor.open('/my-account/inbox');
    await text.waitFor();
    await leaveAndReturnOffline();
    await page.getByText(failure.offlineTitle).waitFor();
    expect(await keptKeys()).toEqual([]);
    await context.setOffline(false);
    await text.waitFor();
    await page.getByLabel(inbox.keep.label).check();
    await expect.poll(keptKeys).toHaveLength(1);
    await leaveAndReturnOffline();
    await text.waitFor();
    await page.getByLabel(inbox.keep.label).uncheck();
    await expect.poll(keptKeys).toEqual([]);
    await context.setOffline(false);
  }, 60_000);
});

it('from 1280 px the list is beside the conversation, and the account behind a button above it', async () => {
  const { owner, buyer } = await buyerAndOwner(created);
  const other = await buildChatUser(created, { fields: { firstname: 'Zain' } });
  await buyer.sendNow(owner, 'first');
  await other.sendNow(owner, 'second');
  await using visitor = await visitAs(created, owner, { language, width: 1280 });
  const { page } = visitor;
  const { inbox, account, common } = textsIn(language);
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: inbox.list });
  await visitor.open('/my-account/inbox');
  await main.getByText(inbox.choose).waitFor();
  await list.getByRole('link', { name: 'Zain' }).click();
  const log = main.getByRole('log');
  await log.getByText('second').waitFor();
  const listBox = await list.boundingBox();
  const logBox = await log.boundingBox();
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThan(logBox?.x ?? 0);
  // A press on the list changes the conversation alone.
  await list.getByRole('link').last().click();
  await log.getByText('first').waitFor();
  expect(await list.locator('[aria-current=page]').count()).toBe(1);
  const settings = main.getByRole('link', { name: common.userMenu.settings });
  expect(await settings.isVisible()).toBe(false);
  await main.getByRole('button', { name: account.area }).click();
  await visitor.expectAccessible();
  await settings.click();
  await expect.poll(visitor.address).toBe(`/${language}/my-account/settings`);
}, 60_000);

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
