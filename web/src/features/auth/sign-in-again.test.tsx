import { changeEmail } from '@qaysari/contract/account/calls';
import type { User } from '@qaysari/contract/account/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import errors from '../../../../locales/ar/errors.json' with { type: 'json' };
import texts from '../../../../locales/ar/auth.json' with { type: 'json' };
import { submitToApi } from '../../lib/api/api-client.ts';
import { keepToken, readToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { SignInAgain } from './sign-in-again.tsx';

const user: User = {
  _id: 'me',
  username: 'sara',
  email: 'sara@example.com',
  role: 'member',
  isOAuth: false,
  termsAccepted: false,
  mailLanguage: 'ar',
};
const call = 'PUT /user/change-email';
const refusal = {
  status: 403,
  body: { message: errors.recentSignIn, key: 'recentSignIn', reason: 'recentSignIn' },
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(call, () => (readToken() === tokenOf('me', 2) ? success(undefined, 'Sent') : refusal));
  keepToken(tokenOf('me', 1), { remember: false });
});

/** Makes the call from a page with a field that is half typed. */
async function make(person = user) {
  const { user: hands } = await renderApp(
    <>
      <input aria-label="draft" />
      <SignInAgain user={person} />
    </>,
  );
  await hands.type(screen.getByLabelText('draft'), 'half');
  const outcome = vi.fn<(words: string) => void>();
  void submitToApi(changeEmail, { language: 'ar', body: { newEmail: 'n@example.com' } }).then(
    ({ message }) => outcome(message),
    (error: unknown) => outcome((error as Error).message),
  );
  return { hands, outcome, dialog: await screen.findByRole('dialog') };
}

it('asks for the password, and makes the call again by itself', async () => {
  api.on('POST /auth/login', () => success({ token: tokenOf('me', 2), user }));
  const { hands, outcome, dialog } = await make();
  await hands.type(
    within(dialog).getByLabelText(/./, { selector: 'input[type=password]' }),
    'Bazaar-1',
  );
  await hands.keyboard('{Enter}');
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith('Sent'));
  expect(api.calls).toEqual([call, 'POST /auth/login', call]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('draft').value).toBe('half');
});

it('stays open for a wrong password, and says so', async () => {
  api.on('POST /auth/login', () => ({
    status: 401,
    body: { message: errors.signInWrong, key: 'signInWrong' },
  }));
  const { hands, outcome, dialog } = await make();
  await hands.type(
    within(dialog).getByLabelText(/./, { selector: 'input[type=password]' }),
    'Wrong-1',
  );
  await hands.click(within(dialog).getByRole('button', { name: texts.again.submit }));
  await within(dialog).findByText(errors.signInWrong);
  expect(outcome).not.toHaveBeenCalled();
  expect(readToken()).toBe(tokenOf('me', 1));
});

it('lets the call fail when the person closes it', async () => {
  const { hands, outcome } = await make();
  await hands.keyboard('{Escape}');
  await waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(errors.recentSignIn));
  expect(api.calls).toEqual([call]);
});

it('leads somebody without a password to the provider, and notes where to continue', async () => {
  api.on('GET /auth/providers', () => success(['google']));
  const { hands, dialog } = await make({ ...user, isOAuth: true });
  const link = await within(dialog).findByRole('link', { name: texts.providers.google });
  expect(within(dialog).queryByLabelText(texts.signIn.password)).toBeNull();
  link.addEventListener('click', (event) => event.preventDefault());
  await hands.click(link);
  expect(JSON.parse(sessionStorage.getItem('qaysariExternalSignIn') ?? '{}')).toMatchObject({
    again: { userId: 'me', path: '/ar' },
  });
});
