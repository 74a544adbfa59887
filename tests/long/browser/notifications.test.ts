import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import { sendMessage } from '@qaysari/contract/message/calls';
import { getPushKey } from '@qaysari/contract/notification/calls';
import type { CDPSession, Worker } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { unsubscribeToken } from '../../../functions/src/mail/unsubscribe.ts';
import { accountIn } from '../../support/account-in.ts';
import { call } from '../../support/api-client.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { startCreating } from '../../support/created.ts';
import { openPushBrowser, type PushBrowser } from '../../support/push-browser.ts';
import { bothScreens } from '../../support/screens.ts';
import { textsIn } from '../../support/texts.ts';
import { visitAs } from '../../support/visit-as.ts';
import { origin, visit, type Visitor } from '../../support/visitor.ts';

const created = startCreating();
afterAll(() => created.removeAll());

interface Shown {
  title: string;
  options: Record<string, unknown> & { tag: string; data: unknown };
}

/** The scope of the service worker, with the data of the test. */
interface WorkerScope {
  registration: object;
  clients: object;
  ExtendableEvent: new (type: string) => Event;
  PushEvent: new (type: string, init: { data: string }) => Event;
  dispatchEvent: (event: Event) => boolean;
  shown: Shown[];
  opened: string[];
}

/** A headless browser has no push service and shows no notifications, so the test replaces both. */
async function usePushService({ context }: Visitor, { subscription }: PushBrowser) {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
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

  it('are allowed in the settings, announce a message, and end with the sign-out', async () => {
    await using phone = await openPushBrowser();
    const sara = await created.buildMember(completeProfile);
    await created.buildListing({ owner: sara.uid });
    const omar = await created.buildMember({ firstname: 'عمر', lastname: 'حسن' });
    await using visitor = await visitAs(created, sara, { width: 360, withWorker: true });
    await usePushService(visitor, phone);
    const { page } = visitor;
    await visitor.open('/my-account/settings');
    const choice = page.getByRole('checkbox', { name: notifications.settings.push });
    expect(await choice.isChecked()).toBe(false);
    await choice.click();
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
    const { signOut } = textsIn('ar').common.userMenu;
    await entry(signOut).click();
    await page.getByRole('alertdialog').getByRole('button', { name: signOut }).click();
    await expect.poll(async () => (await stored.get()).size).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('testPush'))).toBe(null);
  });
});

describe('the offer below the conversations', () => {
  const { notifications } = textsIn('ar');

  it('comes with the first conversation without moving it, and not again after "not now"', async () => {
    await using phone = await openPushBrowser();
    const sara = await created.buildMember(completeProfile);
    await created.buildListing({ owner: sara.uid });
    const omar = await created.buildMember();
    await using visitor = await visitAs(created, sara, { width: 360, withWorker: true });
    await usePushService(visitor, phone);
    const { page } = visitor;
    const later = page.getByRole('button', { name: notifications.prompt.later });
    await visitor.open('/my-account/inbox');
    expect(await later.isVisible()).toBe(false);
    const body = { receiver: sara.uid, content: 'سڵاو' };
    await call(sendMessage, body, { token: await created.signIn(omar) });
    const answer = Promise.withResolvers<undefined>();
    const key = `**/api${getPushKey.path}`;
    await page.route(key, async (route) => {
      await answer.promise;
      await route.fallback();
    });
    await page.reload();
    const card = page.getByText(body.content).first();
    await card.waitFor();
    const before = await card.boundingBox();
    answer.resolve(undefined);
    await later.waitFor();
    expect(await card.boundingBox()).toEqual(before);
    await page.unroute(key);
    await later.click();
    await later.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(body.content).first().waitFor();
    expect(await later.isVisible()).toBe(false);
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
    const visitor = await visitAs(created, sara, { language: 'ku', width: 360, withWorker: true });
    await usePushService(visitor, phone);
    // The page registers its worker by itself, perhaps before it has loaded.
    const began = visitor.context.waitForEvent('serviceworker');
    await visitor.open('/my-account/settings');
    await visitor.page.getByRole('checkbox', { name: notifications.settings.push }).click();
    const worker = await began;
    // A message to a worker that is still being installed is lost.
    await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await worker.evaluate(() => {
      const scope = self as unknown as WorkerScope;
      [scope.shown, scope.opened] = [[], []];
      const remove = (tag: string) => {
        scope.shown = scope.shown.filter(({ options }) => options.tag !== tag);
      };
      Object.assign(scope.registration, {
        showNotification: (title: string, options: Shown['options']) => {
          remove(options.tag);
          scope.shown.push({ title, options });
          return Promise.resolve();
        },
        getNotifications: ({ tag }: { tag: string }) => {
          const same = scope.shown.filter(({ options }) => options.tag === tag);
          const close = () => remove(tag);
          return Promise.resolve(same.map(({ options }) => ({ data: options.data, close })));
        },
      });
      // A window can be opened by a real press alone, which no test can make.
      Object.defineProperty(scope.clients, 'openWindow', {
        value: (path: string) => Promise.resolve(void scope.opened.push(path)),
      });
    });
    return { visitor, worker, phone };
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

  const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as WorkerScope).shown);
  const opened = (worker: Worker) => worker.evaluate(() => (self as unknown as WorkerScope).opened);
  const press = (worker: Worker, path: string) =>
    worker.evaluate((pressed) => {
      const scope = self as unknown as WorkerScope;
      const event = Object.assign(new scope.ExtendableEvent('notificationclick'), {
        notification: { data: { path: pressed }, close: () => undefined },
      });
      scope.dispatchEvent(event);
    }, path);
  const { id: _id, path: _path, title, ...visible } = note;

  it('shows one notification for a conversation, in its language', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    const { path } = note;
    await deliverTo(visitor, note);
    const first = { ...visible, data: { id, path }, renotify: true };
    await expect.poll(() => shown(worker)).toEqual([{ title, options: first }]);
    // A repeated notification makes no sound. The next message does.
    await deliverTo(visitor, note);
    const again = { ...visible, data: { id, path }, silent: true };
    await expect.poll(() => shown(worker)).toEqual([{ title, options: again }]);
    await deliverTo(visitor, { ...note, id: 'omar~2' });
    const next = { ...first, data: { id: 'omar~2', path } };
    await expect.poll(() => shown(worker)).toEqual([{ title, options: next }]);
  });

  it('shows nothing that leads out of the site', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    const push = (data: object) =>
      worker.evaluate((sent) => {
        const scope = self as unknown as WorkerScope;
        scope.dispatchEvent(new scope.PushEvent('push', { data: sent }));
      }, JSON.stringify(data));
    for (const path of ['https://evil.example/', '//evil.example/', '/ar/../x?y', '/ku/a?b#c', 7]) {
      await push({ ...note, tag: 'evil', path });
    }
    await push(note);
    await expect
      .poll(async () => (await shown(worker)).map(({ options }) => options.tag))
      .toEqual([note.tag]);
  });

  it('shows what is new in a saved search, and its list when it is pressed', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    const path = `/ku/ads?${writeSavedFilter({ search: 'کافێ Erbil', category: ['other'], location: ['erbil', 'basra'] })}&sort=latest`;
    await deliverTo(visitor, { ...note, tag: 'alert-search', path });
    await expect
      .poll(async () => (await shown(worker)).map(({ options }) => options.data))
      .toEqual([{ id, path }]);
    await press(worker, path);
    await expect.poll(() => opened(worker)).toEqual([path]);
  });

  it('opens the conversation when the notification is pressed', async () => {
    const { visitor, worker, phone } = await withWorker();
    await using _phone = phone;
    await using _visitor = visitor;
    await press(worker, 'https://evil.example/');
    await press(worker, note.path);
    await expect.poll(() => opened(worker)).toEqual([note.path]);
  });
});

describe.each(bothScreens)('the link of a mail in $language at $width px', (screen) => {
  const { notifications, unsubscribe } = textsIn(screen.language);

  it('ends the mails after a press, says so again later, and can be undone in the settings', async () => {
    const member = await created.buildMember(completeProfile);
    const code = unsubscribeToken({ uid: member.uid, kind: 'unreadMessages' });
    const wants = async () =>
      (await created.firestore.doc(`users/${member.uid}`).get()).get('messageMails') as unknown;
    await using visitor = await visitAs(created, member, screen);
    const { page } = visitor;
    await visitor.open(`/unsubscribe?code=${code}`);
    await expect.poll(visitor.address).toBe(`/${screen.language}/unsubscribe`);
    expect(await wants()).toBe(undefined);
    await visitor.expectAccessible();
    await page.getByRole('button', { name: unsubscribe.unsubscribe.submit }).click();
    await page.getByRole('heading', { name: unsubscribe.unsubscribe.doneTitle }).waitFor();
    expect(await wants()).toBe(false);
    await visitor.open(`/unsubscribe?code=${code}`);
    await page.getByRole('button', { name: unsubscribe.unsubscribe.submit }).click();
    await page.getByRole('heading', { name: unsubscribe.unsubscribe.alreadyTitle }).waitFor();
    await page.getByRole('link', { name: unsubscribe.unsubscribe.toSettings }).click();
    const choice = page.getByRole('checkbox', { name: notifications.settings.mails });
    await expect.poll(() => choice.isEnabled()).toBe(true);
    expect(await choice.isChecked()).toBe(false);
    await choice.click();
    await expect.poll(wants).toBe(true);
  });

  it('says when it does not work, and when there is no network', async () => {
    await using visitor = await visit({ ...screen, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    const { page } = visitor;
    await visitor.open('/unsubscribe?code=wrong');
    const submit = page.getByRole('button', { name: unsubscribe.unsubscribe.submit });
    await submit.waitFor();
    await visitor.context.setOffline(true);
    await submit.click();
    await page.getByRole('alert').waitFor();
    await visitor.context.setOffline(false);
    await submit.click();
    await page.getByRole('heading', { name: unsubscribe.unsubscribe.wrongTitle }).waitFor();
  });
});
