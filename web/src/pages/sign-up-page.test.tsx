import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/en/auth.json' with { type: 'json' };
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { SignUpForm } from './sign-up-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function renderForm(path = '/sign-up') {
  const onSignedUp = vi.fn();
  const form = <SignUpForm onSignedUp={onSignedUp} />;
  const { user } = await renderApp(form, { language: 'en', path });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const fill = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.paste(text);
  };
  const fillAll = async () => {
    await fill('username', 'sara');
    await fill('email', 'sara@example.com');
    await fill('password', 'Bazaar-Lane-17');
    await fill('confirmPassword', 'Bazaar-Lane-17');
    await user.click(screen.getByRole('checkbox'));
  };
  const send = screen.getByRole<HTMLButtonElement>('button', { name: texts.signUp.submit });
  return { user, field, fill, fillAll, send, onSignedUp };
}

it('checks each change, and can be sent only when all is right', async () => {
  const { user, fill, send } = await renderForm();
  expect(send.disabled).toBe(true);
  await fill('username', 'سارة');
  await screen.findByText(errors.asciiOnly);
  await fill('email', 'sara@');
  await screen.findByText(errors.email);
  await fill('password', 'weak');
  await screen.findAllByText(errors.passwordRule);
  await fill('password', 'Bazaar-Lane-17');
  await fill('confirmPassword', 'Bazaar-Lane-17');
  await fill('password', 'Bazaar-Lane-18');
  await screen.findByText(errors.passwordsDiffer);
  await fill('username', 'sara');
  await fill('email', 'sara@example.com');
  await fill('confirmPassword', 'Bazaar-Lane-18');
  expect(send.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  expect(send.disabled).toBe(false);
  expect(api.calls).toEqual([]);
});

it('keeps all but the passwords when the page is loaded again', async () => {
  const first = await renderForm();
  await first.fill('username', 'sara');
  await first.fill('email', 'sara@example.com');
  await first.fill('password', 'Bazaar-Lane-17');
  await first.fill('confirmPassword', 'Bazaar-Lane-17');
  cleanup();
  const { field } = await renderForm();
  expect(field('username').value).toBe('sara');
  expect(field('email').value).toBe('sara@example.com');
  expect(field('password').value).toBe('');
  expect(field('confirmPassword').value).toBe('');
});

it('puts the words of the server beside the field, keeps what was typed, and sends once', async () => {
  const { user, field, fill, fillAll, send, onSignedUp } = await renderForm(
    '/sign-up?from=%2Fen%2Fads%2Fk',
  );
  const problem = 'This name is taken, as the server says';
  api.on('POST /auth/register', () => ({ status: 400, body: { error: { username: problem } } }));
  await fillAll();
  await user.click(send);
  await screen.findByText(problem);
  expect(document.activeElement).toBe(field('username'));
  expect(field('password').value).toBe('Bazaar-Lane-17');
  expect(onSignedUp).not.toHaveBeenCalled();

  const answer = Promise.withResolvers<void>();
  api.on('POST /auth/register', async (_path, body) => {
    expect(body).toMatchObject({ username: 'sara2', next: '/en/ads/k' });
    await answer.promise;
    return success(undefined, 'done');
  });
  await fill('username', 'sara2');
  expect(screen.queryByText(problem)).toBeNull();
  await user.dblClick(send);
  answer.resolve();
  await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  expect(api.calls).toHaveLength(2);
});

it('takes back what it said of a failure once it is sent again', async () => {
  const { user, fillAll, send, onSignedUp } = await renderForm();
  const failure = 'Too many people, as the server says';
  api.on('POST /auth/register', () => ({ status: 429, body: { message: failure } }));
  await fillAll();
  await user.click(send);
  await screen.findByText(failure);
  api.on('POST /auth/register', () => success(undefined, 'done'));
  await user.click(send);
  await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
});
