import type { Listing } from '@qaysari/contract/listing/types';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tryAgain } from '../../../../locales/en/failure.json' with { type: 'json' };
import { investors as texts } from '../../../../locales/en/own.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { FittingInvestors } from './fitting-investors.tsx';

const call = 'POST /user';
const listing = { _id: 'my ad', category: 'find_an_investor', status: 'approved' } as Listing;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('u'), { remember: true });
});

async function renderCount(shown: Listing = listing) {
  return renderApp(<FittingInvestors listing={shown} />, { language: 'en' });
}

it('asks for the number alone, says it and leads to those who fit', async () => {
  const asked = vi.fn();
  api.on(call, (path, body) => {
    asked(path, body);
    return success({ users: [], total: 3 });
  });
  await renderCount();
  await screen.findByText(texts.count_other.replace('{{count}}', '3'));
  expect(asked).toHaveBeenCalledWith(
    '/user?role=investor',
    expect.objectContaining({ listing: 'my ad', limit: 1 }),
  );
  const link = screen.getByRole('link', { name: texts.see });
  expect(link.getAttribute('href')).toBe('/en/investors?listing=my+ad');
});

it.each([
  ['the sector where there is none', {}, texts.addSector],
  ['the price where the sector is known', { sector: 'it_tech' }, texts.checkPrice],
])('says where nobody fits what to add: %s', async (_what, fields, advice) => {
  api.on(call, () => success({ users: [], total: 0 }));
  await renderCount({ ...listing, ...fields } as Listing);
  await screen.findByText(texts.none);
  await screen.findByText(advice);
  const link = screen.getByRole('link', { name: texts.change });
  expect(link.getAttribute('href')).toBe('/en/edit-ad/my%20ad');
});

it('shows a failed count without an alert, and its button retries', async () => {
  api.on(call, () => ({ status: 500 }));
  const { user } = await renderCount();
  await screen.findByText(texts.failed);
  expect(screen.queryByRole('alert')).toBeNull();
  api.on(call, () => success({ users: [], total: 1 }));
  await user.click(screen.getByRole('button', { name: tryAgain }));
  await screen.findByText(texts.count_one.replace('{{count}}', '1'));
});
