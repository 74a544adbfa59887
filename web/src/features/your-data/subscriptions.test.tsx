import type { Subscriptions as Sent } from '@qaysari/contract/notification/types';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../locales/en/data.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { completeUser } from '../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { Subscriptions } from './subscriptions.tsx';

const list = 'GET /user/subscriptions';
const sent = (fields: Partial<Sent> = {}): Sent => ({
  ...{ messageMails: true, forSaleMails: true, cheaperMails: true, newsletter: true },
  browsers: [
    { id: 'one', device: { browser: 'edge', system: 'windows' }, since: '2026-11-20T10:00:00Z' },
  ],
  ...fields,
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

const open = () => renderApp(<Subscriptions user={completeUser} />, { language: 'en' });

it.each([
  ['unread', 'PUT /user/notifications', { messageMails: false }, texts.sent.mailsOff],
  ['Still for sale', 'PUT /user/notifications', { forSaleMails: false }, texts.sent.mailsOff],
  ['cheaper', 'PUT /user/notifications', { cheaperMails: false }, texts.sent.mailsOff],
  [
    'Newsletter',
    'DELETE /user/subscriptions/newsletter',
    { newsletter: false },
    texts.sent.newsOff,
  ],
  ['Edge', 'DELETE /user/subscriptions/browser/one', { browsers: [] }, texts.sent.noBrowser],
])('stops %s, says so and keeps the focus', async (name, call, after, says) => {
  api.on(list, () => success(sent()));
  api.on(call, () => {
    api.on(list, () => success(sent(after)));
    return success(call.startsWith('PUT') ? after : undefined);
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Stop: .*${name}`) }));
  await screen.findByText(says, { exact: false });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(screen.getAllByRole('button', { name: /^Stop/ })).toHaveLength(4);
});

it('has a line for each kind that is off, and the way to switch it on', async () => {
  const off = { messageMails: false, forSaleMails: false, cheaperMails: false };
  api.on(list, () => success(sent({ ...off, newsletter: false, browsers: [] })));
  await open();
  await screen.findByText(texts.sent.noBrowser);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('link', { name: texts.sent.toSettings })).toHaveLength(3);
  screen.getByRole('link', { name: texts.sent.toNews });
  screen.getByRole('link', { name: texts.sent.toSearches });
});
