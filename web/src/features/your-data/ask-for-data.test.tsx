import type { DataArchive } from '@qaysari/contract/account/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../locales/en/data.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { completeUser } from '../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { AskForData } from './ask-for-data.tsx';

const [look, ask] = ['GET /user/data', 'POST /user/data'];
const askedAt = '2026-11-20T10:00:00Z';
const nextAt = '2026-11-27T10:00:00Z';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

const open = () => renderApp(<AskForData user={completeUser} />, { language: 'en' });
const plain = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '');

it('requests once, however often it is pressed, and then shows the status', async () => {
  const answered = Promise.withResolvers<undefined>();
  api.on(look, () => success({ state: 'none' }));
  api.on(ask, async () => {
    await answered.promise;
    return success({ state: 'building', askedAt, nextAt } satisfies DataArchive);
  });
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: texts.archive.ask }));
  answered.resolve(undefined);
  await waitFor(() => expect(plain()).toContain('You requested your data on November 20, 2026.'));
  expect(plain()).toContain('from November 27, 2026');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toContain('You requested your data on');
  expect(api.calls.filter((call) => call === ask)).toHaveLength(1);
});

it.each([
  ['ready', 'It works until November 21, 2026.'],
  ['over', texts.archive.over],
] as const)('says that it is %s', async (state, says) => {
  const archive = { state, askedAt, nextAt, readyUntil: '2026-11-21T10:00:00Z' };
  api.on(look, () => success(archive satisfies DataArchive));
  await open();
  await waitFor(() => expect(plain()).toContain(says));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why it could not ask, and looks again', async () => {
  api.on(look, () => success({ state: 'none' }));
  api.on(ask, () => ({ status: 429, body: { message: 'in 3 days', key: 'unknown' } }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.archive.ask }));
  await screen.findByText('in 3 days');
  await waitFor(() => expect(api.calls.filter((call) => call === look)).toHaveLength(2));
});
