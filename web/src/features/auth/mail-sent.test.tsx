import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/en/auth.json' with { type: 'json' };
import { keepNewAccount, linkCountdown } from '../../entities/person/new-account.ts';
import { startCountdown } from '../../lib/browser/use-countdown.ts';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { MailSent } from './mail-sent.tsx';

const call = 'POST /auth/resend-verification';

it('sends another link when the waiting time is over, and not before', async () => {
  const api = fakeApi();
  api.on(call, () => success(undefined, 'On its way'));
  keepNewAccount({ username: 'sara', email: 'sara@example.com' });
  const { user } = await renderApp(<MailSent text="Look into your mail" />, { language: 'en' });
  const again = await screen.findByRole('button', { name: /^Send again \(/ });
  await user.click(again);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(api.calls).toEqual([]);
  startCountdown(linkCountdown, 0);
  await user.click(await screen.findByRole('button', { name: texts.sent.again }));
  await screen.findByText('On its way');
  expect(api.calls).toEqual([call]);
});
