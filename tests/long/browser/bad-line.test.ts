import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { buildChatUser } from '../../support/chat-users.ts';
import { conversationOf } from '../../support/conversation-page.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { formIn } from '../../support/ad-form.ts';
import { linkCodeIn, mailTo } from '../../support/mails.ts';
import { newPerson } from '../../support/people.ts';
import { noisyPhoto } from '../../support/photos.ts';
import { textsIn } from '../../support/texts.ts';
import { origin, visit } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A phone on a bad line: 400 kbit/s, 400 ms, and one call of five gets no answer. */
async function onBadLine(page: Page): Promise<{ cut: () => Promise<void> }> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const set = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', { ...line, offline });
  await set(false);
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    if (calls % 5 === 0) await route.abort('connectionreset');
    else await route.fallback();
  });
  return {
    /** The network is away until the site has noticed it. */
    cut: async () => {
      await set(true);
      await page.waitForFunction(() => !navigator.onLine);
      await set(false);
      await page.waitForFunction(() => navigator.onLine);
    },
  };
}

/** Presses again while the site says that it did not work, as people do. Returns how often. */
async function pressUntil(button: Locator, isDone: () => Promise<boolean>): Promise<number> {
  let presses = 0;
  const press = async () => {
    if (await isDone()) return true;
    const isIdle = (await button.isVisible()) && (await button.isEnabled());
    if (isIdle && (await button.getAttribute('aria-busy')) !== 'true') {
      presses += 1;
      // The page may lead on meanwhile.
      await button.click({ timeout: 3_000 }).catch(() => undefined);
    }
    return isDone();
  };
  await expect.poll(press, { timeout: 60_000, interval: 3_000 }).toBe(true);
  return presses;
}

it('somebody with a bad line sells a shop, from the first form to the meeting', async () => {
  const { home, publish, messages, auth, own, account, failure } = textsIn('ar');
  const person = newPerson();
  const title = `bad line ${created.tag}`;
  await using visitor = await visit({
    ...{ language: 'ar', width: 360 },
    expectedErrors: /ERR_|status of 4|failed|fetch/i,
  });
  const { page, context } = visitor;
  const first = await onBadLine(page);
  const form = formIn(visitor, 'ar');

  // Registers with an ad and ten pictures. The network is cut while they are prepared and sent.
  await visitor.open();
  await page.getByRole('link', { name: home.sell, exact: true }).click();
  const submit = page.getByRole('button', { name: publish.register.submit });
  await submit.waitFor();
  await form.fillAd({ title });
  await form.press(publish.register.choosePictures);
  await form.choose(await Promise.all(Array.from({ length: 10 }, () => noisyPhoto(800, 600))));
  await first.cut();
  await form.prepared(10);
  await form.press(publish.register.done);
  for (const [name, text] of Object.entries(person)) await form.fill(name, text as string);
  await page.getByRole('checkbox').check();
  const registered = page.getByText(messages.registeredWithListing);
  let presses = await pressUntil(submit, () => registered.isVisible());

  // Opens the mail in another tab, which knows nothing of the first.
  const mail = await mailTo(person.email);
  const link = new URL(/https?:\S+\/verify-email\S+/.exec(mail.text)?.[0] ?? '');
  expect(linkCodeIn(mail)).not.toBe('');
  const tab = await context.newPage();
  const second = await onBadLine(tab);
  await tab.goto(origin + link.pathname + link.search);
  const retry = tab.getByRole('button', { name: failure.tryAgain });
  const verified = tab.getByText(messages.emailVerified);
  presses += await pressUntil(retry, () => verified.isVisible());
  await second.cut();
  await tab.getByRole('link', { name: auth.signIn.submit, exact: true }).click();
  await tab.locator('input[name=usernameOrEmail]').fill(person.username);
  await tab.locator('input[name=password]').fill(person.password);
  const heading = tab.getByRole('heading', { level: 1, name: title });
  const signIn = tab.getByRole('button', { name: auth.signIn.submit, exact: true });
  presses += await pressUntil(signIn, () => heading.isVisible());
  const adPath = new URL(tab.url()).pathname;
  const id = adPath.split('/').at(-1) ?? '';

  // The ad says what it lacks, and the profile leads back to it.
  await tab.getByRole('link', { name: own.approval.complete }).click();
  const profile = {
    firstname: 'سارة',
    lastname: 'كريم',
    phone: '0770 123 4567',
    city: 'بغداد',
    streetNamehouseNumber: 'شارع المتنبي 12',
  };
  for (const [name, text] of Object.entries(profile))
    await tab.locator(`input[name=${name}]`).fill(text);
  await tab.locator('input[name=postalcode]').focus();
  const save = tab.getByRole('button', { name: account.settings.save });
  const isAt = (path: string) => Promise.resolve(new URL(tab.url()).pathname === path);
  presses += await pressUntil(save, () => isAt(adPath));
  await tab.getByText(own.status.pending).waitFor();

  // Our team approves the ad. Its owner lowers the price: the network is cut while it is saved.
  await created.firestore.doc(`listings/${id}`).update({ status: 'approved' });
  const isPublic = async () => (await fetch(`${origin}/api/listing/approved/${id}`)).ok;
  await expect.poll(isPublic, { timeout: 30_000 }).toBe(true);
  await tab.goto(`${origin}/ar/edit-ad/${id}`);
  await tab.locator('main form [name=price]').fill('30000000');
  await second.cut();
  const change = tab.getByRole('button', { name: publish.edit.submit, exact: true });
  presses += await pressUntil(change, async () => !(await isAt(`/ar/edit-ad/${id}`)));

  // A buyer writes, is answered, proposes a meeting; the seller accepts.
  const stored = () => created.firestore.doc(`listings/${id}`).get();
  const owner: Member = { ...person, uid: (await stored()).get('owner') as string };
  const buyer = await buildChatUser(created, { fields: { firstname: 'عمر', lastname: 'علي' } });
  await buyer.sendNow(owner, { content: 'هل ما زال متوفراً؟', listing: id });
  const hers = conversationOf({ ...visitor, page: tab }, 'ar');
  await tab.goto(`${origin}/ar/my-account/inbox/${buyer.uid}`);
  await hers.message('هل ما زال متوفراً؟').waitFor();
  await second.cut();
  await hers.write('نعم، تفضّل');
  await hers.message('نعم، تفضّل').getByRole('img', { name: hers.inbox.message.sent }).waitFor();
  const meeting = { day: '2099-11-30', hour: '16:30', place: 'مقهى' };
  await buyer.sendNow(owner, { meeting });
  await hers.message('مقهى').getByRole('button', { name: hers.inbox.meeting.accept }).click();
  await second.cut();
  await hers.message('مقهى').getByText(hers.inbox.meeting.accepted).waitFor();
  // What waits in the outbox shows before it has arrived.
  const arrived = async () => (await buyer.pageNow(owner)).messages.length;
  await expect.poll(arrived, { timeout: 60_000 }).toBe(4);

  // Sold.
  await tab.goto(origin + adPath);
  const sold = tab.getByText(own.availability.sold.now);
  const sell = tab.getByRole('button', { name: own.availability.sold.do });
  presses += await pressUntil(sell, () => sold.isVisible());
  // Registering, signing in, profile, change and sale, and what got no answer.
  expect(presses).toBeLessThanOrEqual(10);
  const ad = await stored();
  expect(ad.get('availability')).toBe('sold');
  expect(ad.get('images')).toHaveLength(10);
  expect(ad.get('price')).toBe(30_000_000);
}, 600_000);
