import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/en/account.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { completeUser } from '../testing/complete-user.ts';
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { AccountSettingsPage } from './account-settings-page.tsx';

const path = '/my-account/settings?from=%2Fen%2Fads%2FkX3';

it('leads on to what waited for the first complete profile, and stays after later changes', async () => {
  const api = fakeApi();
  api.on('PUT /user/update-me', () => success(completeUser, 'Saved'));
  for (const [user, target] of [
    [{ ...completeUser, city: '' }, '/en/ads/kX3'],
    [completeUser, `/en${path}`],
  ] as const) {
    keepToken(tokenOf('u'), { remember: true });
    api.on('GET /user/me', () => success(user));
    const shown = await renderApp(<AccountSettingsPage />, { language: 'en', path });
    if (user === completeUser) {
      await shown.user.click(await screen.findByRole('button', { name: texts.settings.edit }));
    }
    const city = await screen.findByLabelText(new RegExp(`^${texts.field.city}`));
    await shown.user.clear(city);
    await shown.user.type(city, 'Erbil');
    await shown.user.click(screen.getByRole('button', { name: texts.settings.save }));
    await screen.findByText('Saved');
    await expect.poll(shown.address).toBe(target);
    cleanup();
  }
});
