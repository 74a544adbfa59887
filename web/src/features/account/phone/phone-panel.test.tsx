import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../../locales/en/account.json' with { type: 'json' };
import errors from '../../../../../locales/en/errors.json' with { type: 'json' };
import { keepToken } from '../../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { tokenOf } from '../../../testing/token-of.ts';
import { PhonePanel } from './phone-panel.tsx';

const { phone: words } = texts;
const state = 'GET /user/phone';
const send = 'POST /user/phone-code';
const confirm = 'POST /user/confirm-phone';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
  api.on(state, () => success({ canSendCode: true }));
});

const open = async () =>
  renderApp(<PhonePanel person="me" phone="+9647701234567" />, { language: 'en' });
const sendButton = () => screen.findByRole('button', { name: words.send });

it('sends one code for several presses, accepts it, and says that the number is confirmed', async () => {
  api.on(send, () => success(undefined, 'sent'));
  const confirmed = { by: 'code', at: '2026-11-23T10:00:00Z' };
  api.on(confirm, () => success({ confirmed, canSendCode: true }, 'confirmed'));
  const { user } = await open();
  await user.dblClick(await sendButton());
  const [first] = await screen.findAllByRole('textbox');
  expect(screen.getByText(/0770 123 4567/, { selector: '[role=status]' })).toBeTruthy();
  await user.click(first!);
  await user.keyboard('123456');
  await screen.findByText(/November 23, 2026/);
  screen.getByText(words.confirmedBody);
  expect(api.calls.filter((call) => call === send)).toHaveLength(1);
  // The form that had the focus is gone. Screen reader users hear where they are now.
  expect(document.activeElement?.textContent).toBe(words.title);
});

it('says why no code could be sent, and allows a retry', async () => {
  api.on(send, () => ({ status: 503, body: { message: 'No message now', key: 'smsFailed' } }));
  const { user } = await open();
  await user.click(await sendButton());
  await screen.findByText(/^Couldn’t send the text message/);
  await sendButton();
});

it('says beside the digits that a code is wrong', async () => {
  api.on(send, () => success(undefined, 'sent'));
  api.on(confirm, () => ({
    status: 400,
    body: { message: 'Check', error: { code: 'It is wrong' } },
  }));
  const { user } = await open();
  await user.click(await sendButton());
  await user.click((await screen.findAllByRole('textbox'))[0]!);
  await user.keyboard('654321');
  await screen.findByText('It is wrong');
});

describe('with the email of our team', () => {
  beforeEach(() => vi.stubEnv('VITE_SUPPORT_MAIL', 'help@bazaar.example'));
  const mailLink = () => screen.findByRole('link', { name: 'help@bazaar.example' });

  it('says that no code goes to other numbers', async () => {
    api.on(state, () => success({ canSendCode: false }));
    await open();
    await screen.findByText(words.impossible, { exact: false });
    await mailLink();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that our team has to confirm a number of several accounts', async () => {
    api.on(send, () => ({ status: 403, body: { message: 'Ask us', key: 'numberAsksTeam' } }));
    const { user } = await open();
    await user.click(await sendButton());
    await screen.findByText(errors.numberAsksTeam);
    await mailLink();
  });
});

it('asks again when the state could not be loaded', async () => {
  api.on(state, () => ({ status: 500 }));
  const { user } = await open();
  const again = await screen.findByRole('button');
  const confirmed = { by: 'team', at: '2026-11-20T10:00:00Z' };
  api.on(state, () => success({ confirmed, canSendCode: true }));
  await user.click(again);
  await screen.findByText(/November 20, 2026/);
});

it('offers a code again where another account has confirmed the number later', async () => {
  const confirmed = { by: 'code', at: '2026-11-23T10:00:00Z' };
  api.on(state, () => success({ confirmed, canSendCode: true, isElsewhere: true }));
  await open();
  await sendButton();
  screen.getByText(words.elsewhere);
  expect(screen.queryByText(words.confirmedBody)).toBeNull();
});
