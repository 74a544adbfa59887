import type { User } from '@qaysari/contract/account/types';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import common from '../../../../locales/en/common.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { newUser } from '../../testing/complete-user.ts';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { useAccountLinks } from './account-links.ts';

function Links() {
  return useAccountLinks().map(({ to, label }) => (
    <a key={to} href={to}>
      {label}
    </a>
  ));
}

const { userMenu } = common;
const lists = [
  userMenu.inbox,
  userMenu.myAds,
  userMenu.myFavorites,
  userMenu.savedSearches,
  userMenu.findAnInvestor,
];
const settings = [userMenu.settings, userMenu.privacyAndSecurity];

it.each<[User['role'], string[]]>([
  ['member', [...lists, userMenu.becomeInvestor, ...settings]],
  ['investor', [userMenu.investor, ...lists, ...settings]],
])('lead a person with the role %s to the pages of theirs', async (role, expected) => {
  const api = fakeApi();
  keepToken(tokenOf('u'), { remember: true });
  api.on('GET /user/me', () => success({ ...newUser, role }));
  await renderApp(<Links />, { language: 'en' });
  await expect
    .poll(() => screen.getAllByRole('link').map((link) => link.textContent))
    .toEqual(expected);
});
