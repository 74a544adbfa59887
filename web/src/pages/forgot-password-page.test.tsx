import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import texts from '../../../locales/ku/recovery.json' with { type: 'json' };
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ResetPassword } from './forgot-password-page.tsx';

it('takes the link of the mail to the new password, and its token out of the address', async () => {
  const api = fakeApi();
  const sent = vi.fn();
  api.on('POST /auth/reset-password', (_path, body) => {
    sent(body);
    return success(undefined, 'Done');
  });
  const changed = vi.fn();
  const { user, address, hash } = await renderApp(
    <ResetPassword suggestedEmail="" onChanged={changed} />,
    { language: 'ku', path: '/forgot-password#token=secret&email=sara%40example.com' },
  );
  const password = 'Bazaar-Lane-17';
  const submit = await screen.findByRole('button', { name: texts.password.submit });
  expect(address() + hash()).toBe('/ku/forgot-password');
  for (const name of ['newPassword', 'confirmNewPassword']) {
    await user.type(document.querySelector(`[name="${name}"]`)!, password);
  }
  await user.click(submit);
  await screen.findByText(texts.done.body);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    ...{ email: 'sara@example.com', resetToken: 'secret' },
    ...{ newPassword: password, confirmNewPassword: password },
  });
  expect(changed).toHaveBeenCalledExactlyOnceWith('sara@example.com');
});
