import type { Conversation } from '@qaysari/contract/message/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../../locales/en/inbox.json' with { type: 'json' };
import { keepToken } from '../../../lib/session/token.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { tokenOf } from '../../../testing/token-of.ts';
import { Inbox } from './inbox.tsx';

const list = 'GET /message/me';

const conversation: Conversation = {
  _id: 'me_zain',
  partner: { _id: 'zain', hasWritten: true, firstname: 'Zain', lastname: 'Baghdadi' },
  latestMessage: {
    _id: 'zain~1',
    seq: 3,
    content: 'Is the oven included?',
    sender: 'zain',
    createdAt: new Date().toISOString(),
  },
  unread: 2,
  isMuted: false,
  blockStatus: { youBlocked: false, blockedYou: false },
};

const deleted: Conversation = {
  ...conversation,
  _id: 'gone_me',
  partner: { _id: 'gone', hasWritten: true, unreachable: 'deleted' },
  latestMessage: {
    _id: 'me~2',
    seq: 1,
    content: '',
    sender: 'me',
    createdAt: '2026-01-05T10:00:00Z',
    phrase: { key: 'lastPrice' },
  },
  unread: 0,
  isMuted: true,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

it('shows who wrote what, what waits to be read, and phrases in the language of the page', async () => {
  api.on(list, () => success([conversation, deleted]));
  await renderApp(<Inbox />, { language: 'en' });
  const [first, second] = await screen.findAllByRole('listitem');
  const link = within(first as HTMLElement).getByRole('link', { name: 'Zain Baghdadi' });
  expect(link.getAttribute('href')).toBe('/en/my-account/inbox/zain');
  within(first as HTMLElement).getByText('Is the oven included?');
  within(first as HTMLElement).getByText('2 unread messages');
  within(second as HTMLElement).getByText(texts.deletedUser);
  within(second as HTMLElement).getByText('You:');
  within(second as HTMLElement).getByText('What is your last price?');
  within(second as HTMLElement).getByRole('img', { name: texts.card.muted });
});

it('blocks after asking, and does nothing on no', async () => {
  api.on(list, () => success([conversation]));
  api.on('POST /message/block/zain', () => success(undefined, 'X 1'));
  const { user } = await renderApp(<Inbox />, { language: 'en' });
  const openMenu = async () =>
    user.click(await screen.findByRole('button', { name: /Zain Baghdadi/ }));
  await openMenu();
  await chooseOption(user, texts.menu.block);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: texts.no }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls).not.toContain('POST /message/block/zain');
  await openMenu();
  await chooseOption(user, texts.menu.block);
  await user.click(await screen.findByRole('button', { name: texts.askBlock.yes }));
  await screen.findByText('X 1');
  expect(api.calls).toContain('POST /message/block/zain');
});

it('says why a conversation was not deleted', async () => {
  api.on(list, () => success([conversation]));
  api.on('DELETE /message/conversation/me_zain', () => ({ status: 400 }));
  const { user } = await renderApp(<Inbox />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: /Zain Baghdadi/ }));
  await chooseOption(user, texts.menu.delete);
  await user.click(await screen.findByRole('button', { name: texts.askDelete.yes }));
  await screen.findByText(texts.failed.delete);
});

it('asks once for what was typed, and clears a search without results', async () => {
  // A live line that fails refetches the lists. This one stays in the opening state.
  api.on('GET /auth/firebase-token', () => new Promise(() => undefined));
  api.on(list, (path) => success(path.includes('search=') ? [] : [conversation]));
  const { user } = await renderApp(<Inbox />, { language: 'en' });
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'oven');
  await screen.findByText(texts.noResults.title);
  expect(api.calls.filter((call) => call.includes('search='))).toEqual([
    `${list}?page=1&search=oven`,
  ]);
  await user.click(screen.getByRole('button', { name: texts.noResults.clear }));
  await screen.findByRole('link', { name: 'Zain Baghdadi' });
});

it('leads to the ads where there is no conversation yet', async () => {
  api.on(list, () => success([]));
  await renderApp(<Inbox />, { language: 'en' });
  await screen.findByText(texts.empty.title);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('asks again after a failure', async () => {
  api.on(list, () => ({ status: 400 }));
  const { user } = await renderApp(<Inbox />, { language: 'en' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(list, () => success([conversation]));
  await user.click(again);
  await screen.findByRole('link', { name: 'Zain Baghdadi' });
});
