import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/ku/notifications.json' with { type: 'json' };
import { setPushOwner } from '../../lib/push/push-owner.ts';
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { PushPrompt } from './push-prompt.tsx';

const keyCall = 'GET /user/push-key';
const subscribeCall = 'POST /user/push';
const subscription = {
  endpoint: 'https://fcm.googleapis.com/a',
  options: { applicationServerKey: null },
  unsubscribe: () => {
    subscribed = null;
    return Promise.resolve(true);
  },
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'p', auth: 'a' } }),
};

let api: FakeApi;
let subscribed: object | null;
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

/** A browser that supports notifications; `permission`: the person's earlier answer. */
function useBrowser(permission: NotificationPermission): void {
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: () => {
      subscribed = subscription;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(() => {
    notification.permission = 'granted';
    return Promise.resolve('granted');
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
}

beforeEach(() => {
  api = fakeApi();
  api.on(keyCall, () => success({ key: 'BKey' }));
  api.on(subscribeCall, () => success(undefined));
  subscribed = null;
  keepToken(tokenOf('sara'), { remember: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => renderApp(<PushPrompt />, { language: 'ku' });
const allow = () => screen.findByRole('button', { name: texts.prompt.allow });
const isOffered = () => screen.queryByRole('button', { name: texts.prompt.allow }) !== null;

it('asks the browser only after a press, and is gone then', async () => {
  useBrowser('default');
  const { user } = await open();
  await allow();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await allow());
  await waitFor(() => expect(isOffered()).toBe(false));
  expect(api.calls).toContain(subscribeCall);
});

it('stays when the person does not allow it, and sends nothing to our server', async () => {
  useBrowser('default');
  const { user } = await open();
  requestPermission.mockResolvedValueOnce('default');
  await user.click(await allow());
  await waitFor(() => expect(api.calls.filter((call) => call === keyCall)).toHaveLength(2));
  expect(api.calls).not.toContain(subscribeCall);
  expect(isOffered()).toBe(true);
});

it('says that it failed, and can be pressed again', async () => {
  useBrowser('default');
  api.on(subscribeCall, () => ({ status: 500 }));
  const { user } = await open();
  await user.click(await allow());
  await screen.findByText(texts.prompt.failed);
  api.on(subscribeCall, () => success(undefined));
  await user.click(await allow());
  await waitFor(() => expect(isOffered()).toBe(false));
});

it('is not shown again on this device after "not now"', async () => {
  useBrowser('default');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.prompt.later }));
  expect(isOffered()).toBe(false);
  await open();
  expect(isOffered()).toBe(false);
});

it.each([
  ['the browser refuses them', () => useBrowser('denied'), []],
  ['the browser knows none', () => undefined, []],
  [
    'this installation sends none',
    () => {
      useBrowser('default');
      api.on(keyCall, () => success({}));
    },
    [keyCall],
  ],
])('is not shown when %s', async (_name, prepare, calls) => {
  prepare();
  await open();
  await waitFor(() => expect(api.calls).toEqual(calls));
  expect(isOffered()).toBe(false);
});

it('is not shown when they are on, and sends the subscription to our server again', async () => {
  keepToken(tokenOf('zara'), { remember: true });
  useBrowser('granted');
  subscribed = subscription;
  setPushOwner('zara');
  await open();
  await waitFor(() => expect([...api.calls].sort()).toEqual([keyCall, subscribeCall]));
  expect(isOffered()).toBe(false);
});

it('is offered to somebody else in a browser that another person uses', async () => {
  useBrowser('granted');
  subscribed = subscription;
  setPushOwner('omar');
  await open();
  await allow();
});
