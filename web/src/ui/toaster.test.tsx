import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from '../lib/browser/toast.ts';
import { renderApp } from '../testing/render-app.tsx';

it('shows one toast of each kind: a new one takes the place of the one before', async () => {
  await renderApp(<p>page</p>);
  showToast('error', 'first error');
  await screen.findByText('first error');
  showToast('success', 'saved');
  await screen.findByText('saved');
  showToast('error', 'second error');
  await screen.findByText('second error');
  await expect.poll(() => screen.queryByText('first error')).toBeNull();
  expect(screen.getByText('saved')).toBeTruthy();
  showToast('success', 'saved again');
  await screen.findByText('saved again');
  await expect.poll(() => screen.queryByText('saved', { exact: true })).toBeNull();
  expect(screen.getByText('second error')).toBeTruthy();
});
