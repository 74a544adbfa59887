import type { Report } from '@qaysari/contract/report/types';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/reports.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { OwnReports } from './my-reports-page.tsx';

const call = 'GET /report/me';

const report = (fields: Partial<Report> = {}): Report => ({
  number: '4821093756',
  kind: 'listing',
  reason: 'paymentFirst',
  title: 'مخبز في أربيل',
  notes: 1,
  createdAt: '2026-11-03T10:00:00Z',
  ...fields,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

const open = () => renderApp(<OwnReports />, { language: 'en' });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');

it('shows what was reported, why, when and its status', async () => {
  api.on(call, () => success([report()]));
  await open();
  const title = await screen.findByText('مخبز في أربيل');
  expect(title.lang).toBe('ar');
  const said = plain(screen.getByRole('article'));
  expect(said).toContain(texts.mine.kind.listing);
  expect(said).toContain(texts.reason.paymentFirst);
  expect(said).toContain('4821\u00a0093\u00a0756');
  expect(said).toContain('Reported on November 3, 2026');
  expect(said).toContain(texts.outcome.open);
  expect(said).not.toContain('Decided');
});

it.each(['upheld', 'notUpheld', 'reversed'] as const)(
  'says the outcome %s, and when',
  async (outcome) => {
    api.on(call, () => success([report({ outcome, decidedAt: '2026-11-09T10:00:00Z' })]));
    await open();
    await screen.findByText(texts.outcome[outcome]);
    expect(plain(screen.getByRole('article'))).toContain('Decided on November 9, 2026');
  },
);

it('keeps the order of the answer, and says at 50 that there may be more', async () => {
  const number = (at: number) => String(1_000_000_000 + at);
  const many = Array.from({ length: 50 }, (_, at) =>
    report({ number: number(at), title: `${at}` }),
  );
  api.on(call, () => success(many));
  await open();
  await screen.findByText(texts.mine.latest.replace('{{max}}', '50'));
  const titles = screen.getAllByRole('heading', { level: 2 }).map(plain);
  expect(titles).toEqual(many.map(({ title }) => title));
});

it('says while it loads that it does, and then that there is nothing', async () => {
  const answer = Promise.withResolvers<undefined>();
  api.on(call, async () => {
    await answer.promise;
    return success([]);
  });
  await open();
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  answer.resolve(undefined);
  const empty = await screen.findByText(texts.mine.empty);
  within(empty.closest('[role=status]') as HTMLElement).getByText(texts.mine.emptyBody);
});

it('shows a failure, and its button retries', async () => {
  await open();
  await screen.findByText(failure.title);
  api.on(call, () => success([report()]));
  const again = screen.getByRole('button', { name: failure.tryAgain });
  again.click();
  await screen.findByRole('article');
  expect(api.calls).toEqual([call, call]);
});
