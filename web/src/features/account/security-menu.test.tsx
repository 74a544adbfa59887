import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { investor } from '../../../../locales/en/account.json' with { type: 'json' };
import { newUser } from '../../testing/complete-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SecurityMenu } from './security-menu.tsx';

it.each([
  ['a member', 'member', '/en/my-account/become-an-investor'],
  ['no investor', 'investor', undefined],
] as const)('offers %s to become an investor', async (_who, role, address) => {
  await renderApp(<SecurityMenu user={{ ...newUser, role }} onSignedOut={vi.fn()} />, {
    language: 'en',
  });
  const link = screen.queryByRole('link', { name: new RegExp(investor.title) });
  expect(link?.getAttribute('href')).toBe(address);
});
