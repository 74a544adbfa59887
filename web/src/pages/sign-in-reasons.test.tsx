import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../locales/ku/ad.json' with { type: 'json' };
import auth from '../../../locales/ku/auth.json' with { type: 'json' };
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
