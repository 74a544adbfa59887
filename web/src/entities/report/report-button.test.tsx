import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../../locales/ku/ad.json' with { type: 'json' };
import texts from '../../../../locales/ku/reports.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { ReportButton } from './report-button.tsx';

beforeEach(() => void fakeApi());

const page = '/x?page=2';
const open = (path = page) =>
  renderApp(<ReportButton target={{ kind: 'person', id: 'p1' }} />, { language: 'ku', path });

const button = () => screen.getByRole('button', { name: ad.report.person });
const sheet = { name: texts.title.person };

it('opens the sheet for members, and again after it was closed', async () => {
  keepToken(tokenOf('me'), { remember: true });
  const { user } = await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button());
  await screen.findByRole('dialog', sheet);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  await user.click(button());
  await screen.findByRole('dialog', sheet);
});

it('leads visitors to signing in and back to the same page', async () => {
  const { user, address } = await open();
  await user.click(button());
  const back = '/ku/x?page=2#report';
  await expect.poll(address).toBe(`/ku/sign-in?from=${encodeURIComponent(back)}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens once for somebody who returns signed in', async () => {
  keepToken(tokenOf('me'), { remember: true });
  const { user, address, hash } = await open(`${page}#report`);
  await screen.findByRole('dialog', sheet);
  expect([address(), hash()]).toEqual(['/ku/x?page=2', '']);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('stays closed for somebody who returns without signing in', async () => {
  const { hash } = await open(`${page}#report`);
  expect(hash()).toBe('#report');
  keepToken(tokenOf('me'), { remember: true });
  await screen.findByRole('dialog', sheet);
});
