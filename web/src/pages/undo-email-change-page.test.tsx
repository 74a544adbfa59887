import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import errors from '../../../locales/ku/errors.json' with { type: 'json' };
import texts from '../../../locales/ku/recovery.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { UndoEmailChangePage } from './undo-email-change-page.tsx';

const call = 'POST /auth/undo-email-change';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const open = (path = '/undo-email-change?code=abc') =>
  renderApp(<UndoEmailChangePage />, { language: 'ku', path });
const button = () => screen.findByRole('button', { name: texts.undo.submit });

it('takes nothing back until the person says so, and hides the secret', async () => {
  api.on(call, () => success(undefined, 'Back'));
  const { user, address } = await open();
  await button();
  expect(api.calls).toEqual([]);
  expect(address()).toBe('/ku/undo-email-change');
  await user.click(await button());
  await screen.findByText(texts.undo.doneBody);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ku/forgot-password');
  expect(api.calls).toEqual([call]);
});

it.each([
  [400, texts.undo.wrongBody],
  [409, errors.emailInUse],
])('says why the link does not work: %i', async (status, words) => {
  const body = { message: words, key: status === 409 ? 'emailInUse' : 'checkFields' };
  api.on(call, () => ({ status, body }));
  const { user } = await open();
  await user.click(await button());
  await screen.findByText(words);
});

it('can be tried again after a failure', async () => {
  api.on(call, () => ({ status: 500 }));
  const { user } = await open();
  await user.click(await button());
  await screen.findByRole('alert');
  expect((await button()).hasAttribute('disabled')).toBe(false);
});

it('says that a link without a secret does not work', async () => {
  await open('/undo-email-change');
  await screen.findByText(texts.undo.wrongTitle);
});
