import { sendMessage } from '@qaysari/contract/message-endpoints';
import type { CDPSession, Worker } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { createUnsubscribeToken } from '../../functions/src/mail/unsubscribe-store.ts';
import { accountIn } from '../support/account-in.ts';
import { call } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating } from '../support/created.ts';
import { openPushBrowser, type PushBrowser } from '../support/push-browser.ts';
import { bothScreens } from '../support/screens.ts';
import { textsIn } from '../support/texts.ts';
import { visitAs } from '../support/visit-as.ts';
import { origin, visit, type Visitor } from '../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

/** The service worker, with what the test keeps in it. */
interface PressedScope {
  registration: ServiceWorkerRegistration;
  clients: object;
  NotificationEvent: new (type: string, init: object) => Event;
  opened: string[];
}

/** A browser without a screen knows no push service: this one takes the test's. */
async function usePushService({ context }: Visitor, { subscription }: PushBrowser) {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript((given) => {
    const isOn = () => localStorage.getItem('testPush') === 'on';
    const fake = {
      ...given,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem('testPush');
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isOn() ? fake : null),
      subscribe: () => {
        localStorage.setItem('testPush', 'on');
        return Promise.resolve(fake);
      },
    });
  }, subscription);
}

describe('notifications on a device', () => {
  const { notifications } = textsIn('ar');

  it('are allowed in the settings, tell of a message, and end with the sign-out', async () => {
    await using phone = await openPushBrowser();
    const sara = await created.buildMember(completeProfile);
    const omar = await created.buildMember({ firstname: 'عمر', lastname: 'حسن' });
    await using visitor = await visitAs(created, sara, { width: 360 });
    await usePushService(visitor, phone);
    const { page } = visitor;
    await visitor.open('/my-account/settings');
    const choice = page.getByRole('checkbox', { name: notifications.settings.push });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    const stored = created.firestore.collection(`users/${sara.uid}/pushSubscriptions`);
    await expect.poll(async () => (await stored.get()).size).toBe(1);
    await visitor.settled();
    await visitor.expectAccessible();
    const body = { receiver: sara.uid, content: 'هل ما زال متوفراً؟' };
    const token = await created.signIn(omar);
    expect((await call(sendMessage, body, { token })).status).toBe(200);
    await expect.poll(() => phone.received.length, { timeout: 60_000 }).toBe(1);
    expect(phone.received[0]?.payload).toMatchObject({
      title: 'عمر حسن',
      body: body.content,
      path: `/ar/my-account/inbox/${omar.uid}`,
      dir: 'rtl',
    });
    const { menu, entry } = accountIn(page, 'ar');
    await menu.click();
    await entry(textsIn('ar').common.userMenu.signOut).click();
    await expect.poll(async () => (await stored.get()).size).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('testPush'))).toBe(null);
  });
});

describe('the service worker', () => {
  const { notifications } = textsIn('ku');
  const id = 'omar~1';
  const note = {
    ...{ id, title: 'عمر', body: 'سڵاو', tag: 'omar_sara', lang: 'ckb', dir: 'rtl' },
    path: '/ku/my-account/inbox/omar',
  };

  async function withWorker(): Promise<{ visitor: Visitor; worker: Worker; phone: PushBrowser }> {
    const phone = await openPushBrowser();
    const sara = await created.buildMember(completeProfile);
    const visitor = await visitAs(created, sara, { language: 'ku', width: 360 });
    await usePushService(visitor, phone);
    await visitor.open('/my-account/settings');
    const began = visitor.context.waitForEvent('serviceworker');
    await visitor.page.getByRole('checkbox', { name: notifications.settings.push }).check();
    return { visitor, worker: await began, phone };
  }

  async function deliverTo(visitor: Visitor, data: object): Promise<void> {
    const session: CDPSession = await visitor.context.newCDPSession(visitor.page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations;
        if (one) resolve(one.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    await session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId, data: JSON.stringify(data) },
    });
    await session.detach();
  }

  const shown = (worker: Worker) =>
    worker.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      const all = await scope.registration.getNotifications();
      return all.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }));
    });

  it('shows one notification for a conversation, in its language', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    const { id: _id, path: _path, ...visible } = note;
    await deliverTo(visitor, note);
    await expect.poll(() => shown(worker)).toEqual([visible]);
    await deliverTo(visitor, { ...note, id: 'omar~2', body: 'چۆنی؟' });
    await expect.poll(() => shown(worker)).toEqual([{ ...visible, body: 'چۆنی؟' }]);
    // What leads out of the site is not shown at all.
    await deliverTo(visitor, { ...note, tag: 'evil', path: 'https://evil.example/' });
    await deliverTo(visitor, { ...note, tag: 'last' });
    await expect.poll(async () => (await shown(worker)).map(({ tag }) => tag)).toContain('last');
    expect((await shown(worker)).map(({ tag }) => tag)).not.toContain('evil');
  });

  it('opens the conversation when the notification is pressed', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    await deliverTo(visitor, note);
    await expect.poll(async () => (await shown(worker)).length).toBe(1);
    // A window can be opened by a real press alone, which no test can make.
    await worker.evaluate(async () => {
      const scope = self as unknown as PressedScope;
      scope.opened = [];
      const openWindow = (path: string) => Promise.resolve(void scope.opened.push(path));
      Object.defineProperty(scope.clients, 'openWindow', { value: openWindow });
      const [notification] = await scope.registration.getNotifications();
      self.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    const opened = () => worker.evaluate(() => (self as unknown as PressedScope).opened);
    await expect.poll(opened).toEqual([note.path]);
    await expect.poll(() => shown(worker)).toEqual([]);
  });
});

describe.each(bothScreens)('the link of a mail in $language at $width px', (screen) => {
  const { notifications } = textsIn(screen.language);

  it('ends the mails after a press, says so again later, and can be undone in the settings', async () => {
    const member = await created.buildMember(completeProfile);
    const code = await createUnsubscribeToken(member.uid, 'unreadMessages');
    const wants = async () =>
      (await created.firestore.doc(`users/${member.uid}`).get()).get('messageMails') as unknown;
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    await visitor.open(`/unsubscribe?code=${code}`);
    await expect.poll(visitor.address).toBe(`/${screen.language}/unsubscribe`);
    expect(await wants()).toBe(undefined);
    await visitor.expectAccessible();
    await page.getByRole('button', { name: notifications.unsubscribe.submit }).click();
    await page.getByRole('heading', { name: notifications.unsubscribe.doneTitle }).waitFor();
    expect(await wants()).toBe(false);
    await visitor.open(`/unsubscribe?code=${code}`);
    await page.getByRole('button', { name: notifications.unsubscribe.submit }).click();
    await page.getByRole('heading', { name: notifications.unsubscribe.alreadyTitle }).waitFor();
    await page.getByRole('link', { name: notifications.unsubscribe.toSettings }).click();
    const choice = page.getByRole('checkbox', { name: notifications.settings.mails });
    await expect.poll(() => choice.isEnabled()).toBe(true);
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    await expect.poll(wants).toBe(true);
  });

  it('says when it does not work, and when there is no network', async () => {
    await using visitor = await visit({ ...screen, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    const { page } = visitor;
    await visitor.open('/unsubscribe?code=wrong');
    const submit = page.getByRole('button', { name: notifications.unsubscribe.submit });
    await submit.waitFor();
    await visitor.context.setOffline(true);
    await submit.click();
    await page.getByRole('alert').waitFor();
    await visitor.context.setOffline(false);
    await submit.click();
    await page.getByRole('heading', { name: notifications.unsubscribe.wrongTitle }).waitFor();
  });
});
