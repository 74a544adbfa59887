import { signInProblems } from '@qaysari/contract/account/types';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../locales/en/auth.json' with { type: 'json' };
import { newUser } from '../../testing/complete-user.ts';
import { readToken } from '../../lib/session/token.ts';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SignInForm } from './sign-in-form.tsx';

async function signIn(path = '/sign-in') {
  const { user, address } = await renderApp(<SignInForm />, { language: 'en', path });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await user.type(field('usernameOrEmail'), 'sara');
  await user.type(field('password'), 'Bazaar-Lane-17');
  await user.click(screen.getByRole('button', { name: texts.signIn.submit }));
  return { address };
}

it.each([
  ['/sign-in', '/en/ads/kX3'],
  ['/sign-in?from=%2Fen%2Fads%2FqY5', '/en/ads/qY5'],
])('leads from %s to %s, after a first sign-in with another page', async (path, target) => {
  fakeApi().on('POST /auth/login', () =>
    success({ token: tokenOf('u'), user: newUser, next: '/en/ads/kX3' }),
  );
  const { address } = await signIn(path);
  await expect.poll(readToken).toBe(tokenOf('u'));
  expect(address()).toBe(`/en/sign-in?${new URLSearchParams({ from: target }).toString()}`);
});

it.each([
  ['a text of its own where the answer has none', {}, texts.signIn.failed],
  ['the words of the server', { message: 'These do not match.' }, 'These do not match.'],
])('shows %s', async (_what, body, expected) => {
  fakeApi().on('POST /auth/login', () => ({ status: 401, body }));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(expected);
});

it.each(signInProblems)('says why signing in over a provider went wrong: %s', async (problem) => {
  await renderApp(<SignInForm />, { language: 'en', path: `/sign-in?problem=${problem}` });
  screen.getByText(texts.problem[problem]);
});

describe('an account that our team has locked', () => {
  const mail = () => screen.findByRole('link', { name: 'help@bazaar.example' });
  beforeEach(() => vi.stubEnv('VITE_SUPPORT_MAIL', 'help@bazaar.example'));
  afterEach(() => vi.unstubAllEnvs());

  it('leads to our team, and not to another link for the email', async () => {
    const body = { message: 'Locked', key: 'accountLocked' };
    fakeApi().on('POST /auth/login', () => ({ status: 403, body }));
    await signIn();
    expect((await mail()).getAttribute('href')).toBe('mailto:help@bazaar.example');
    expect(screen.queryByRole('button', { name: texts.unverified.resend })).toBeNull();
  });

  it('leads to our team after a sign-in over a provider, too', async () => {
    await renderApp(<SignInForm />, { language: 'en', path: '/sign-in?problem=locked' });
    await mail();
  });
});

it('says so where the browser blocks cookies', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  fakeApi().on('POST /auth/login', () => success({ token: tokenOf('u'), user: newUser }));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(texts.problem.cookies);
});
