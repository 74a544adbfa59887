import type { DeviceSession } from '@qaysari/contract/account/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../locales/en/data.json' with { type: 'json' };
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { Devices } from './devices-page.tsx';

const list = 'GET /user/sessions';

const session = (fields: Partial<DeviceSession> = {}): DeviceSession => ({
  ...{ id: 'here', device: { browser: 'chrome', system: 'android' }, isCurrent: true },
  ...{ createdAt: '2026-11-20T10:00:00Z', lastUsedAt: '2026-11-22T10:00:00Z', ...fields },
});
const there = session({
  ...{ id: 'there', device: { browser: 'firefox', system: 'windows' }, isCurrent: false },
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

const open = () => renderApp(<Devices />, { language: 'en' });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');
const rows = () => screen.getAllByRole('listitem').map(plain);
const signOut = () => screen.getByRole('button', { name: /^Sign out: .*Firefox/ });

it('names each device, and offers to sign out all but this one', async () => {
  api.on(list, () => success([session(), there]));
  await open();
  await screen.findByText(texts.devices.here);
  const [first, second] = rows();
  expect(first).toContain('Chrome on Android');
  expect(second).toContain('Firefox on Windows');
  expect(second).toContain('Last used on November 22, 2026');
  expect(screen.getAllByRole('button')).toEqual([signOut()]);
});

it('signs a device out once, however often it is pressed, and keeps the focus in the list', async () => {
  const ended = Promise.withResolvers<undefined>();
  api.on(list, () => success([session(), there]));
  api.on('DELETE /user/sessions/there', async () => {
    await ended.promise;
    api.on(list, () => success([session()]));
    return success(undefined);
  });
  const { user } = await open();
  await screen.findByText(texts.devices.here);
  const button = signOut();
  await user.dblClick(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  ended.resolve(undefined);
  await screen.findByText(texts.devices.onlyHere);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(api.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
});

it('refetches the list when signing out failed', async () => {
  api.on(list, () => success([session(), there]));
  const { user } = await open();
  await screen.findByText(texts.devices.here);
  await user.click(signOut());
  await waitFor(() => expect(api.calls.filter((call) => call === list)).toHaveLength(2));
  expect(rows()).toHaveLength(2);
});

it('says that a sign-in of before is not in the list', async () => {
  api.on(list, () => success([]));
  await open();
  await screen.findByText(texts.devices.older);
});

it('names a device of which nothing is known, and one of which half is', async () => {
  api.on(list, () =>
    success([session({ id: '1', device: {} }), session({ id: '2', device: { system: 'ios' } })]),
  );
  await open();
  await screen.findByText(texts.device.unknown);
  screen.getByText(texts.device.system.ios);
});

it('shows a failure, and its button retries', async () => {
  const { user } = await open();
  await screen.findByText(failure.title);
  api.on(list, () => success([session()]));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  within(await screen.findByRole('list')).getByText(texts.devices.here);
});
