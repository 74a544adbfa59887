import { afterAll, describe, expect, it } from 'vitest';
import { startCreating } from '../support/created.ts';
import { buildTalker, type Talker } from '../support/talkers.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import type { VisitOptions, Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const names = { firstname: 'سارة', lastname: 'كريم' };

/** A buyer and the owner of an ad, who have not talked yet. */
async function buyerAndOwner() {
  const owner = await buildTalker(created, { fields: { firstname: 'عمر', lastname: 'علي' } });
  const buyer = await buildTalker(created, { fields: names });
  const listing = await created.buildListing({ owner: owner.uid, title: 'مخبز', price: 900 });
  return { owner, buyer, listing };
}

type Language = NonNullable<VisitOptions['language']>;

/** What somebody sees and presses in a conversation. */
function conversationOf({ page }: Visitor, language: Language) {
  const { inbox } = textsIn(language);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: inbox.write.label });
  const message = (text: string) => log.getByRole('article').filter({ hasText: text });
  const option = (name: string) => page.getByRole('menuitem', { name, exact: true });
  return {
    inbox,
    log,
    field,
    message,
    option,
    write: async (text: string) => {
      await field.fill(text);
      await page.getByRole('button', { name: inbox.write.send, exact: true }).click();
    },
    openOptions: async (text: string) => {
      await message(text).hover();
      await message(text).getByRole('button', { name: inbox.message.options }).click();
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    answer: (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(),
  };
}

describe('a conversation', () => {
  it('begins from an ad, and each reads phrases and meetings in their own language', async () => {
    const { owner, buyer, listing } = await buyerAndOwner();
    await using sara = await visitAs(created, buyer, { language: 'ar', width: 360 });
    const { ad } = textsIn('ar');
    const hers = conversationOf(sara, 'ar');
    await sara.open(`/ads/${listing}`);
    await sara.page.getByRole('link', { name: ad.contact.send }).click();
    await sara.page.getByRole('heading', { level: 1, name: 'عمر علي' }).waitFor();
    expect(sara.address()).toBe(`/ar/my-account/inbox/${owner.uid}?listing=${listing}`);
    await sara.page.getByText('مخبز').waitFor();
    await hers.press(textsIn('ar').phrases.stillAvailable);
    await hers.log.getByRole('img', { name: hers.inbox.message.sent }).waitFor();
    await sara.expectAccessible();

    await using omar = await visitAs(created, owner, { language: 'ku', width: 360 });
    const his = conversationOf(omar, 'ku');
    const { phrases } = textsIn('ku');
    await omar.open('/my-account/inbox');
    await omar.page.getByText(phrases.stillAvailable).waitFor();
    await omar.page.getByRole('link', { name: 'سارة كريم' }).click();
    await his.message(phrases.stillAvailable).waitFor();
    await omar.page.getByRole('complementary').getByText(his.inbox.first.tipTitle).waitFor();
    await omar.expectAccessible();
    await his.press(his.inbox.meeting.propose);
    const sheet = omar.page.getByRole('dialog');
    await sheet.getByLabel(his.inbox.meeting.day).fill('2099-11-30');
    await sheet.getByLabel(his.inbox.meeting.hour).fill('16:30');
    await sheet.getByLabel(his.inbox.meeting.place).fill('Cafe');
    await his.press(his.inbox.meeting.send);
    await his.message('Cafe').getByText(his.inbox.meeting.proposed).waitFor();
    // Who answers is no stranger any more.
    await omar.page.getByRole('complementary').waitFor({ state: 'detached' });

    await hers.message('Cafe').getByRole('button', { name: hers.inbox.meeting.accept }).click();
    await hers.message(textsIn('ar').phrases.accepted).waitFor();
    await his.message(phrases.accepted).waitFor();
    await his.message('Cafe').getByText(his.inbox.meeting.accepted).waitFor();
    expect(
      await his.message('Cafe').getByRole('button', { name: his.inbox.meeting.accept }).count(),
    ).toBe(0);
  }, 120_000);

  it('edits and deletes a message for both, and a block switches the field off', async () => {
    const { owner, buyer } = await buyerAndOwner();
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
    const { owner, buyer } = await buyerAndOwner();
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
    const { owner, buyer } = await buyerAndOwner();
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
    const { owner, buyer } = await buyerAndOwner();
    const other: Talker = await buildTalker(created, { fields: { firstname: 'Zain' } });
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
    const { owner, buyer } = await buyerAndOwner();
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
