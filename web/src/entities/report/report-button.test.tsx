// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../../locales/ku/ad.json' with { type: 'json' };
import texts from '../../../../locales/ku/reports.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { keepPendingReport } from './pending-report.ts';
import { PendingReportNotice } from './pending-report-notice.tsx';
import { ReportButton } from './report-button.tsx';

beforeEach(() => void fakeApi());

const open = (id: string) =>
  renderApp(<ReportButton target={{ kind: 'person', id }} />, {
    language: 'ku',
    path: '/x?page=2',
  });

const button = () => screen.getByRole('button', { name: ad.report.person });
const sheet = { name: texts.title.person };

it('opens the sheet for members, and again after it was closed', async () => {
  keepToken(tokenOf('me'), { remember: true });
  const { user } = await open('p1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button());
  await screen.findByRole('dialog', sheet);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  await user.click(button());
  await screen.findByRole('dialog', sheet);
});

it('leads visitors to signing in, and is open when they come back', async () => {
  const { user, address } = await open('p1');
  await user.click(button());
  expect(address()).toBe(`/ku/sign-in?from=${encodeURIComponent('/ku/x?page=2')}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  keepToken(tokenOf('me'), { remember: true });
  await screen.findByRole('dialog', sheet);
});

it('stays closed on the page of somebody else', async () => {
  keepPendingReport({ kind: 'person', id: 'p1' });
  keepToken(tokenOf('me'), { remember: true });
  const { user } = await open('p2');
  await user.click(button());
  await screen.findByRole('dialog', sheet);
  expect(sessionStorage.length).toBe(1);
});

it('says on the sign-in page what becomes of the report', async () => {
  await renderApp(<PendingReportNotice />, { language: 'ku' });
  expect(screen.queryByText(ad.report.signIn)).toBeNull();
  keepPendingReport({ kind: 'listing', id: 'a1' });
  await renderApp(<PendingReportNotice />, { language: 'ku' });
  screen.getByText(ad.report.signIn);
});
