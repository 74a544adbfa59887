import { screen } from '@testing-library/react';
import { it } from 'vitest';
import texts from '../../../locales/ar/unsubscribe.json' with { type: 'json' };
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

it('says that no answer came, and at the next press that a link is not ours', async () => {
  const api = fakeApi();
  const { user } = await renderApp(<UnsubscribePage />, { path: '/unsubscribe?code=wrong' });
  const submit = screen.getByRole('button', { name: texts.unsubscribe.submit });
  await user.click(submit);
  await screen.findByRole('alert');
  api.on('POST /mail/unsubscribe', () => success({ result: 'unknown' }));
  await user.click(submit);
  await screen.findByRole('heading', { name: texts.unsubscribe.wrongTitle });
});
