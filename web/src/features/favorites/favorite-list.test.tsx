import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import failure from '../../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../../locales/en/own.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { FavoriteList } from './favorite-list.tsx';

it('says that the list could not be loaded, and shows it when it is asked again', async () => {
  keepToken(tokenOf('u'), { remember: true });
  const api = fakeApi();
  api.on('GET /listing/favorite-ids', () => success([]));
  const { user } = await renderApp(<FavoriteList userId="u" page={1} />, { language: 'en' });
  const again = await screen.findByRole('button', { name: failure.tryAgain });
  api.on('GET /listing/my-favorites', () => success([]));
  await user.click(again);
  await screen.findByText(texts.favorites.empty);
  expect(screen.queryByRole('button', { name: failure.tryAgain })).toBeNull();
});
