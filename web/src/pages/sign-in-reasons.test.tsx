import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../locales/ku/ad.json' with { type: 'json' };
import auth from '../../../locales/ku/auth.json' with { type: 'json' };
import { keepWish } from '../entities/person/wish.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { SignInReasons } from './sign-in-reasons.tsx';

beforeEach(() => void fakeApi());

it.each([
  ['/ku/ads/a1#report', ad.report.signIn],
  ['/ar/my-account/inbox/zain?listing=a1', auth.reason.message],
  ['/ku/create-ad', auth.reason.publish],
  ['/ku/investors?city=erbil', auth.reason.investors],
  ['/ku/investors/zain', auth.reason.investors],
  ['/ku/my-account/my-ads?open=newest', auth.reason.ad],
  ['/ku/my-account/my-ads', undefined],
  ['/ku/ads/a1', undefined],
  ['https://evil.test/ku/create-ad', undefined],
])('says why somebody has to sign in who comes from %s', async (from, reason) => {
  const path = `/sign-in?${new URLSearchParams({ from }).toString()}`;
  await renderApp(<SignInReasons />, { language: 'ku', path });
  const said = [ad.report.signIn, ...Object.values(auth.reason)].filter(
    (text) => screen.queryByText(text) !== null,
  );
  expect(said).toEqual(reason === undefined ? [] : [reason]);
});

it('leaves to the notice of a new account what it says', async () => {
  const query = { from: '/ku/my-account/my-ads?open=newest', notice: 'registeredWithListing' };
  const path = `/sign-in?${new URLSearchParams(query).toString()}`;
  await renderApp(<SignInReasons />, { language: 'ku', path });
  expect(screen.queryByText(auth.reason.ad)).toBeNull();
});

it.each([
  ['/ku/ads?location=erbil', true],
  ['/ku/my-account/my-ads', false],
])('says of a search to save, on the way back to %s: %s', async (from, isSaid) => {
  keepWish(
    { kind: 'search', subject: 'location=erbil', owner: '' },
    new URL('/ku/ads?location=erbil', location.origin),
  );
  const path = `/sign-in?${new URLSearchParams({ from }).toString()}`;
  await renderApp(<SignInReasons />, { language: 'ku', path });
  expect(screen.queryByText(auth.signIn.savesSearch) !== null).toBe(isSaid);
});
