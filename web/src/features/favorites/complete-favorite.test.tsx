import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ads from '../../../../locales/en/ads.json' with { type: 'json' };
import { favoriteIdsQuery } from '../../entities/listing/queries.ts';
import { keepWish, wishAt } from '../../entities/person/wish.ts';
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeAnswer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { CompleteFavorite } from './complete-favorite.tsx';

const ids = 'GET /listing/favorite-ids';
const add = 'POST /listing/favorites/chosen';

const page = new URL('/en', location.origin);

function Ids() {
  const { data = [] } = useQuery(favoriteIdsQuery('u', 'en'));
  return <p>{data.join() || 'none'}</p>;
}

it('shows the favourite that was chosen before signing in, also where the list was asked for before it was added', async () => {
  keepToken(tokenOf('u'), { remember: true });
  keepWish({ kind: 'favorite', subject: 'chosen', owner: 'somebody' }, page);
  const api = fakeApi();
  let answerEarly!: (answer: FakeAnswer) => void;
  api.on(ids, () => new Promise((resolve) => (answerEarly = resolve)));
  let answerAdded!: (answer: FakeAnswer) => void;
  api.on(add, () => new Promise((resolve) => (answerAdded = resolve)));
  await renderApp(
    <>
      <Ids />
      <CompleteFavorite userId="u" />
    </>,
    { language: 'en' },
  );
  await expect.poll(() => api.calls).toEqual(expect.arrayContaining([ids, add]));
  api.on(ids, () => success(['chosen']));
  answerAdded(success(undefined, 'Added'));
  await expect.poll(() => wishAt(page)).toBeUndefined();
  answerEarly(success([]));
  await screen.findByText('chosen');
});

it('lets go of a favourite that is one’s own ad, without a word', async () => {
  keepToken(tokenOf('u'), { remember: true });
  keepWish({ kind: 'favorite', subject: 'chosen', owner: 'u' }, page);
  const api = fakeApi();
  await renderApp(<CompleteFavorite userId="u" />, { language: 'en' });
  await expect.poll(() => wishAt(page)).toBeUndefined();
  expect(api.calls).toEqual([]);
  expect(screen.queryByText(ads.favorite.failed)).toBeNull();
});
