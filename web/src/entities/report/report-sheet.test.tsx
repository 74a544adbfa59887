import { reasonsOf, reportedKinds, type Report } from '@qaysari/contract/report/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import failure from '../../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../../locales/en/reports.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { ReportSheet } from './report-sheet.tsx';
import type { ReportTarget } from './report.tsx';

const call = 'POST /report';

const ad: ReportTarget = { kind: 'listing', id: 'ad1', label: 'Bakery in Erbil' };

const receipt = (fields: Partial<Report> = {}): Report => ({
  number: '4821093756',
  kind: 'listing',
  reason: 'scam',
  title: 'Bakery in Erbil',
  notes: 0,
  createdAt: new Date().toISOString(),
  ...fields,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

async function open(target: ReportTarget, onBlock?: () => void) {
  const shown = <ReportSheet target={target} open onClose={vi.fn()} onBlock={onBlock} />;
  const { user, address } = await renderApp(shown, { language: 'en' });
  await screen.findByRole('dialog', { name: texts.title[target.kind] });
  return {
    user,
    address,
    send: () => screen.getByRole('button', { name: texts.form.submit }),
    choose: (reason: keyof typeof texts.reason) =>
      user.click(screen.getByRole('radio', { name: texts.reason[reason] })),
    note: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.form.note }),
  };
}

it.each(reportedKinds)('offers the reasons that fit a %s, and none is chosen', async (kind) => {
  await open({ kind, id: 'x' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(reasonsOf[kind]);
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
});

it.each([
  [ad, texts.lead.listing],
  [{ kind: 'person', id: 'p' }, /the profile as it is now and, .* latest messages \(50 at most\)/],
  [
    { kind: 'person', id: 'p', isInConversation: true },
    /latest messages of this conversation \(50 at most\)/,
  ],
  [{ kind: 'message', id: 'm' }, /latest messages of this conversation \(50 at most\)/],
] as const)('says what our team gets of %o', async (target, words) => {
  await open(target);
  screen.getByText(words);
});

it('asks for a reason before it sends anything', async () => {
  const { user, send, choose } = await open(ad);
  await user.click(send());
  screen.getByText(texts.form.reasonMissing);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(api.calls).toEqual([]);
  await choose('sold');
  expect(screen.queryByText(texts.form.reasonMissing)).toBeNull();
});

it('sends once however often it is pressed, and shows the receipt', async () => {
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<undefined>();
  api.on(call, async (_path, body) => {
    sent.push(body);
    await answer.promise;
    return success(receipt());
  });
  const { user, send, choose, note } = await open(ad);
  screen.getByText('Bakery in Erbil');
  await choose('scam');
  await user.type(note(), ' He wanted money first. ');
  await user.dblClick(send());
  const working = screen.getByRole('button', { name: texts.form.working });
  await user.click(working);
  answer.resolve(undefined);
  const heading = await screen.findByRole('heading', { name: texts.receipt.title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sent).toEqual([
    { kind: 'listing', id: 'ad1', reason: 'scam', note: 'He wanted money first.' },
  ]);
  const number = screen.getByText('4821 093 756');
  expect(number.dir).toBe('ltr');
  screen.getByText(texts.receipt.next);
  expect(screen.queryByText(texts.receipt.block)).toBeNull();
  expect(screen.queryByText(/Your note was added|You already reported/)).toBeNull();
});

it('copies the number as it is, and leads to the own reports', async () => {
  api.on(call, () => success(receipt()));
  const { user, send, choose, address } = await open(ad);
  await choose('other');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: texts.receipt.copy }));
  await screen.findByText(texts.receipt.copied);
  expect(await navigator.clipboard.readText()).toBe('4821093756');
  await user.click(screen.getByRole('link', { name: texts.mine.title }));
  await expect.poll(address).toBe('/en/my-account/my-reports');
});

it.each([
  ['a note of a second time', { notes: 2 }, 'more', /Your note was added to your report of/],
  ['a second time without a note', { notes: 2 }, '', /You already reported this on/],
  ['a fifth note', { notes: 5 }, 'more', /It already has 5 notes, the most a report can have/],
  ['a report of last week', { createdAt: '2026-01-05T10:00:00Z' }, '', /January 5, 2026/],
])('says that %s belongs to the first report', async (_what, fields, written, words) => {
  api.on(call, () => success(receipt(fields)));
  const { user, send, choose, note } = await open(ad);
  await choose('scam');
  if (written !== '') await user.type(note(), written);
  await user.click(send());
  const said = await screen.findByText((_text, element) => {
    const plain = element?.textContent.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
    return element?.tagName === 'P' && words.test(plain);
  });
  expect(said.querySelector('time')).not.toBeNull();
});

it('shows the decision when a decided report is sent again', async () => {
  api.on(call, () => success(receipt({ outcome: 'notUpheld', createdAt: '2026-01-05T10:00:00Z' })));
  const { user, send, choose } = await open(ad);
  await choose('scam');
  await user.click(send());
  await screen.findByText(`${texts.outcome.notUpheld}.`);
  expect(screen.queryByText(texts.receipt.next)).toBeNull();
});

it.each([
  [{ kind: 'person', id: 'p1' }, '/en/my-account/inbox/p1'],
  [{ kind: 'person', id: 'p1', isInConversation: true }, undefined],
  [{ kind: 'message', id: 'm1', isInConversation: true }, undefined],
] as const)('says after a report of %o how to block somebody', async (target, href) => {
  api.on(call, () => success(receipt({ kind: target.kind })));
  const { user, send, choose } = await open(target);
  await choose('offensive');
  await user.click(send());
  await screen.findByText(texts.receipt.block);
  const link = screen.queryByRole('link', { name: texts.receipt.toConversation });
  expect(link?.getAttribute('href')).toBe(href);
});

it.each(reportedKinds)('says that a %s is gone', async (kind) => {
  api.on(call, () => ({ status: 404, body: { message: 'Not found', key: 'notFound' } }));
  const { user, send, choose } = await open({ kind, id: 'x' });
  await choose('scam');
  await user.click(send());
  await screen.findByText(texts.gone[kind]);
});

it("says in the server's words when there were too many", async () => {
  api.on(call, () => ({ status: 429, body: { message: 'Wait 12 minutes' } }));
  const { user, send, choose } = await open(ad);
  await choose('scam');
  await user.click(send());
  await screen.findByText('Wait 12 minutes');
});

it('says that the network failed, keeps what was written, and sends it again', async () => {
  const { user, send, choose, note } = await open(ad);
  await choose('notTheirs');
  await user.type(note(), 'My picture');
  await user.click(send());
  await screen.findByText(`${texts.form.failed}. ${failure.offlineHint}`);
  expect(note().value).toBe('My picture');
  api.on(call, () => success(receipt()));
  await user.click(send());
  await screen.findByText(texts.receipt.title);
  expect(sessionStorage.length).toBe(0);
});

it('leads to signing in when the session has ended meanwhile', async () => {
  api.on(call, () => ({ status: 401, body: { message: 'Please sign in', key: 'signInNeeded' } }));
  const { user, send, choose, address } = await open(ad);
  await choose('scam');
  await user.click(send());
  await user.click(await screen.findByRole('link', { name: texts.form.signIn }));
  await expect.poll(address).toBe('/en/sign-in?from=%2Fen%23report');
  // What was chosen is still there afterwards.
  expect(JSON.stringify(sessionStorage)).toContain('scam');
});

it('offers to block the person at once, where that is possible', async () => {
  const onBlock = vi.fn();
  const target = { kind: 'person', id: 'p', isInConversation: true } as const;
  const { user, send, choose } = await open(target, onBlock);
  api.on(call, () => success(receipt({ kind: 'person' })));
  await choose('scam');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: texts.receipt.doBlock }));
  expect(onBlock).toHaveBeenCalledOnce();
});
