import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../locales/ku/investing.json' with { type: 'json' };
import messages from '../../../locales/ku/messages.json' with { type: 'json' };
import { SignInNotice } from '../features/auth/sign-in-form.tsx';
import { readDraft } from '../lib/drafts/drafts.ts';
import { keepToken, readToken } from '../lib/session/token.ts';
import { completeUser } from '../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { BecomeInvestorPage } from './become-investor-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf(completeUser._id), { remember: true });
});

async function sendAll(user: UserEvent) {
  await screen.findByRole('button', { name: texts.become.submit });
  for (const name of ['title', 'about', 'offers', 'budgetMin', 'budgetMax']) {
    await user.type(document.querySelector(`[name=${name}]`)!, '7');
  }
  await user.click(document.querySelector('[name=currency]')!);
  await user.click(screen.getByRole('button', { name: texts.become.submit }));
}

it('ends the session and leads to signing in, which says why and leads on to the own page', async () => {
  api.on('GET /user/me', () => success(completeUser));
  api.on('POST /investor/me', () => success(undefined, messages.becameInvestor));
  const { user, address } = await renderApp(
    <>
      <BecomeInvestorPage />
      <SignInNotice />
    </>,
    { language: 'ku' },
  );
  await sendAll(user);
  await screen.findByText(messages.becameInvestor);
  const query = new URLSearchParams({ from: '/ku/my-account/investor', notice: 'becameInvestor' });
  await expect.poll(address).toBe(`/ku/sign-in?${query.toString()}`);
  expect(readToken()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('lets go of a session that has ended, and keeps what was typed for the next one', async () => {
  api.on('GET /user/me', () => success(completeUser));
  api.on('POST /investor/me', () => ({ status: 401, body: {} }));
  const { user } = await renderApp(<BecomeInvestorPage />, { language: 'ku' });
  await sendAll(user);
  await waitFor(() => expect(readToken()).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(readDraft(`become-investor-${completeUser._id}`)).toMatchObject({ title: '7' });
});

it('leads an investor to the own page', async () => {
  api.on('GET /user/me', () => success({ ...completeUser, role: 'investor' }));
  const { address } = await renderApp(<BecomeInvestorPage />, { language: 'ku' });
  await waitFor(() => expect(address()).toBe('/ku/my-account/investor'));
});
