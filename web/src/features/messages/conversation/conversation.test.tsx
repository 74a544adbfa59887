import type { Message, MessagePage } from '@qaysari/contract/message/types';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import ad from '../../../../../locales/en/ad.json' with { type: 'json' };
import texts from '../../../../../locales/en/inbox.json' with { type: 'json' };
import phrases from '../../../../../locales/en/phrases.json' with { type: 'json' };
import reports from '../../../../../locales/en/reports.json' with { type: 'json' };
import { keepToken } from '../../../lib/session/token.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { tokenOf } from '../../../testing/token-of.ts';
import { OpenConversation } from './open-conversation.tsx';

const messages = 'GET /message/zain';

function message(seq: number, fields: Partial<Message> = {}): Message {
  return {
    _id: `zain~${seq}`,
    seq,
    content: `text ${seq}`,
    sender: 'zain',
    receiver: 'me',
    createdAt: new Date().toISOString(),
    ...fields,
  };
}

const own = (seq: number, fields: Partial<Message> = {}) =>
  message(seq, { _id: `me~${seq}`, sender: 'me', receiver: 'zain', ...fields });

function page(held: Message[], fields: Partial<MessagePage> = {}): MessagePage {
  return {
    messages: held,
    total: held.length,
    hasOlder: false,
    latestSeq: held.at(-1)?.seq ?? 0,
    userInfo: { _id: 'zain', hasWritten: true, firstname: 'Zain' },
    blockStatus: { youBlocked: false, blockedYou: false },
    readState: { readUpTo: 99, partnerReadUpTo: 0, partnerDeliveredUpTo: 0 },
    isMuted: false,
    ...fields,
  };
}

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
  api.on('PUT /message/state/zain', () => success(undefined));
  // A mouse and a keyboard.
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('pointer: fine')
      ? ({ matches: true } as MediaQueryList)
      : matchMedia.call(window, query),
  );
});

async function open(first: MessagePage, path = '') {
  api.on(messages, () => success(first));
  const { user } = await renderApp(<OpenConversation userId="zain" />, { language: 'en', path });
  await screen.findByRole('heading', { level: 1, name: 'Zain' });
  const log = screen.getByRole('log');
  return { user, log, field: () => screen.getByRole('textbox', { name: texts.write.label }) };
}

it('names nobody who has not written, and asks for the name once they have', async () => {
  const owner = { _id: 'zain', hasWritten: false };
  api.on(messages, () => success(page([own(1)], { userInfo: owner })));
  await renderApp(<OpenConversation userId="zain" />, { language: 'en' });
  await screen.findByRole('heading', { level: 1, name: texts.adOwner });
  cleanup();
  const answers = [page([own(1), message(2)], { userInfo: owner }), page([own(1), message(2)])];
  api.on(messages, () => success(answers.shift() ?? page([own(1), message(2)])));
  await renderApp(<OpenConversation userId="zain" />, { language: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Zain' });
});

it('says how far each message has come', async () => {
  const { log } = await open(
    page([own(1), own(2), own(3)], {
      readState: { readUpTo: 0, partnerReadUpTo: 1, partnerDeliveredUpTo: 2 },
    }),
  );
  const marks = within(log)
    .getAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'));
  expect(marks).toEqual([texts.message.read, texts.message.delivered, texts.message.sent]);
});

it('sends with Enter, begins a line with Shift and Enter, and keeps blank text', async () => {
  api.on('POST /message', () => success(own(1, { content: 'one\ntwo' })));
  const { user, field, log } = await open(page([]));
  await user.type(field(), '   {Enter}');
  expect(api.calls).not.toContain('POST /message');
  await user.clear(field());
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
  await within(log).findByText('two');
  await waitFor(() => expect(api.calls).toContain('POST /message'));
  expect((field() as HTMLTextAreaElement).value).toBe('');
});

it('says why a message was refused, and sends it edited', async () => {
  const error = { content: 'This value isn’t valid' };
  const fields = { content: { key: 'invalid' } };
  api.on('POST /message', () => ({
    status: 400,
    body: { message: 'Please check', error, fields },
  }));
  const { user, field, log } = await open(page([]));
  await user.type(field(), 'one{Enter}');
  const alert = await within(log).findByRole('alert');
  expect(alert.textContent).toContain(error.content);
  api.on('POST /message', () => success(own(1, { content: 'two' })));
  await user.click(within(alert).getByRole('button', { name: texts.message.edit }));
  const edited = within(log).getByRole('textbox');
  await user.clear(edited);
  await user.type(edited, 'two{Enter}');
  await within(log).findByText('two');
  await waitFor(() => expect(within(log).queryByRole('alert')).toBeNull());
  expect(within(log).queryByText('one')).toBeNull();
});

it('keeps the ad of a first message that is edited', async () => {
  const sent: unknown[] = [];
  api.on('GET /listing/approved/ad', () => ({ status: 404 }));
  api.on('POST /message', (_path, body) => {
    sent.push(body);
    const fields = { content: { key: 'invalid' } };
    return sent.length > 1
      ? success(own(1, { content: 'two' }))
      : { status: 400, body: { message: 'No', error: { content: 'No' }, fields } };
  });
  const { user, field, log } = await open(page([]), '/?listing=ad');
  await user.type(field(), 'one{Enter}');
  await user.click(await within(log).findByRole('button', { name: texts.message.edit }));
  await user.clear(within(log).getByRole('textbox'));
  await user.type(within(log).getByRole('textbox'), 'two{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { content: 'one', listing: 'ad' },
    { content: 'two', listing: 'ad' },
  ]);
});

it('shows phrases, meetings and answers in the language of the page', async () => {
  const { log } = await open(
    page([
      message(1, { content: 'کۆن', phrase: { key: 'canSeeOn', day: '2026-11-30' } }),
      message(2, {
        meeting: { day: '2026-11-30', hour: '16:00', place: 'Cafe', state: 'proposed' },
      }),
    ]),
  );
  const plain = log.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(plain).toContain('Can I see it on Monday, November 30, 2026?');
  expect(plain).not.toContain('کۆن');
  within(log).getByText(texts.meeting.yourAnswer);
});

it('answers a meeting once', async () => {
  const meeting = { day: '2026-11-30', hour: '16:00', place: 'Cafe', state: 'proposed' } as const;
  api.on('POST /message', () =>
    success(own(2, { answer: { meeting: 'zain~1', answer: 'accepted' } })),
  );
  const { user, log } = await open(page([message(1, { meeting })]));
  await user.click(within(log).getByRole('button', { name: texts.meeting.accept }));
  await within(log).findByText(phrases.accepted);
  within(log).getByText(texts.meeting.accepted);
  expect(within(log).queryByRole('button', { name: texts.meeting.decline })).toBeNull();
});

it('reminds the reader, and never the writer, of a known trick', async () => {
  const { log } = await open(
    page([message(1, { content: 'ادفع العربون' }), own(2, { content: 'ادفع العربون' })]),
  );
  expect(within(log).getAllByText(texts.hint.deposit)).toHaveLength(1);
});

it('says where a link leads before it does', async () => {
  const { user, log } = await open(page([message(1, { content: 'see https://x.example/a.' })]));
  await user.click(within(log).getByRole('link', { name: 'https://x.example/a' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('x.example');
  const link = within(dialog).getByRole('link', { name: texts.leave.open });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('shows what is known of somebody who writes first', async () => {
  await open(
    page([message(1)], {
      firstContact: {
        joinedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
        facts: { approvedAds: 0, upheldReports: { count: 0 } },
        newPeopleToday: 9,
      },
    }),
  );
  const facts = screen.getByRole('complementary').textContent;
  for (const fact of [
    'Joined 3 days ago',
    ad.known.phoneUnknown,
    ad.known.reportsNone,
    'has written to 9 new people today',
  ])
    expect(facts).toContain(fact);
});

it('switches the field off under a block, and lifts one’s own after asking', async () => {
  const { user, field } = await open(
    page([message(1)], { blockStatus: { youBlocked: true, blockedYou: false } }),
  );
  expect((field() as HTMLTextAreaElement).disabled).toBe(true);
  api.on('DELETE /message/block/zain', () => success(undefined, 'X 2'));
  await user.click(await screen.findByRole('button', { name: texts.menu.unblock }));
  await user.click(await screen.findByRole('button', { name: texts.askUnblock.yes }));
  await screen.findByText('X 2');
});

it('has no way to lift the block of the other person', async () => {
  await open(page([message(1)], { blockStatus: { youBlocked: false, blockedYou: true } }));
  screen.getByText(texts.blockedNotice.blockedYou);
  expect(screen.queryByRole('button', { name: texts.menu.unblock })).toBeNull();
});

async function edit(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: texts.message.options }));
  await chooseOption(user, texts.message.edit);
  return screen.findByRole('textbox', { name: texts.message.editField });
}

it('takes an edit back with Escape, and saves it when it is left', async () => {
  api.on('PUT /message/me~1', () =>
    success(own(1, { content: 'better', editedAt: new Date().toISOString() })),
  );
  const { user, log } = await open(page([own(1, { content: 'good' })]));
  await user.type(await edit(user), 'x{Escape}');
  await within(log).findByText('good');
  expect(api.calls).not.toContain('PUT /message/me~1');
  const field = await edit(user);
  await user.clear(field);
  await user.type(field, 'better');
  await user.click(document.body);
  await within(log).findByText('better');
  within(log).getByText(texts.message.edited);
});

it('says why nothing can be edited under a block', async () => {
  const { user } = await open(
    page([own(1)], { blockStatus: { youBlocked: false, blockedYou: true } }),
  );
  await user.click(screen.getByRole('button', { name: texts.message.options }));
  const item = await screen.findByRole('menuitem', { name: new RegExp(texts.message.editBlocked) });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('says that there is nobody', async () => {
  api.on(messages, () => ({ status: 404, body: { message: 'X 3' } }));
  await renderApp(<OpenConversation userId="zain" />, { language: 'en' });
  await screen.findByRole('heading', { level: 1, name: texts.conversation.notFoundTitle });
});

it('asks again after a failure', async () => {
  api.on(messages, () => ({ status: 400 }));
  const { user } = await renderApp(<OpenConversation userId="zain" />, { language: 'en' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(messages, () => success(page([message(1)])));
  await user.click(again);
  await screen.findByText('text 1');
});

it.each([
  ['the other person', texts.menu.open, { kind: 'person', id: 'zain' }],
  ['one message', texts.message.options, { kind: 'message', id: 'zain~1' }],
])('reports %s by its menu', async (_what, name, reported) => {
  const sent: unknown[] = [];
  api.on('POST /report', (_path, body) => {
    sent.push(body);
    return { status: 404, body: { message: 'Not found' } };
  });
  const { user } = await open(page([message(1)]));
  await user.click(screen.getByRole('button', { name }));
  await chooseOption(user, texts.menu.report);
  await user.click(await screen.findByRole('radio', { name: reports.reason.scam }));
  await user.click(screen.getByRole('button', { name: reports.form.submit }));
  await waitFor(() => expect(sent).toEqual([{ ...reported, reason: 'scam' }]));
});
