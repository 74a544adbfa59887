import type { OwnListing } from '@qaysari/contract/listing/types';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../../locales/en/own.json' with { type: 'json' };
import { fakeApi, success } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ListingQuestion } from './listing-question.tsx';

const listing = { _id: 'ad', title: 'Bakery' } as OwnListing;
const call = 'PUT /listing/availability/ad';

it('sends one answer however often it is pressed, says that it does, and what it means', async () => {
  const api = fakeApi();
  const answer = Promise.withResolvers<undefined>();
  let sent: unknown;
  api.on(call, async (_path, body) => {
    sent = body;
    await answer.promise;
    return success(listing);
  });
  const { user } = await renderApp(<ListingQuestion listing={listing} />, { language: 'en' });
  await user.dblClick(screen.getByRole('button', { name: texts.question.forSale }));
  await user.click(screen.getByRole('button', { name: texts.question.sold }));
  await screen.findByText(texts.question.working);
  answer.resolve(undefined);
  await screen.findByText(texts.question.done.forSale);
  expect(api.calls).toEqual([call]);
  expect(sent).toEqual({ availability: 'forSale' });
});
