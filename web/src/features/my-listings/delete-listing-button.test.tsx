import type { ListingCard } from '@qaysari/contract/listing/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/ar/own.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { DeleteListing } from './delete-listing.tsx';

const listing = { _id: 'ad', title: 'فرن حجري' } as ListingCard;
const call = 'DELETE /listing/delete/ad';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function press() {
  const onDeleted = vi.fn();
  const { user } = await renderApp(<DeleteListing listing={listing} onDeleted={onDeleted} />);
  await user.click(screen.getByRole('button'));
  const dialog = await screen.findByRole('alertdialog');
  const answer = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { answer, onDeleted };
}

it('deletes nothing until it is confirmed', async () => {
  const { answer } = await press();
  await answer(texts.delete.keep);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls).toEqual([]);
});

it('shows the message of the server, and continues', async () => {
  api.on(call, () => success(undefined, 'Gone for good'));
  const { answer, onDeleted } = await press();
  await answer(texts.delete.confirm);
  await screen.findByText('Gone for good');
  expect(onDeleted).toHaveBeenCalledOnce();
});

it('shows the failure, and does not continue', async () => {
  api.on(call, () => ({ status: 500 }));
  const { answer, onDeleted } = await press();
  await answer(texts.delete.confirm);
  await screen.findByText(texts.delete.failed);
  expect(onDeleted).not.toHaveBeenCalled();
  expect(api.calls).toEqual([call]);
});
