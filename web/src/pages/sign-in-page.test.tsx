import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../locales/ku/ad.json' with { type: 'json' };
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ReportNotice } from './sign-in-page.tsx';

beforeEach(() => void fakeApi());

it.each([
  ['/ku/ads/a1#report', true],
  ['/ku/ads/a1', false],
])('says on the sign-in page what becomes of the report: %s', async (from, isSaid) => {
  const path = `/sign-in?${new URLSearchParams({ from }).toString()}`;
  await renderApp(<ReportNotice />, { language: 'ku', path });
  expect(screen.queryByText(ad.report.signIn) !== null).toBe(isSaid);
});
