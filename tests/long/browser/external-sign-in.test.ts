import { signInProblems, type SignInProblem } from '@qaysari/contract/account/types';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startCreating } from '../../support/created.ts';
import { startOpenIdProvider } from '../../support/openid-provider.ts';
import { newPerson } from '../../support/people.ts';
import { textsIn } from '../../support/texts.ts';
import { visit, type Visitor } from '../../support/visitor.ts';

/** A browser that signs in over a provider, from the button to the page on which it ends. */

const port = Number(process.env['OPENID_PORT']);
if (!port) throw new Error('What runs here knows no provider: run these tests with npm test.');
const provider = await startOpenIdProvider(port);
const created = startCreating();
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await created.removeAll();
});

let email: string;
beforeEach(() => {
  email = newPerson().email;
  provider.says = { sub: email, email, email_verified: true, name: 'Sara' };
  provider.tricks = {};
});

const pressed = async (visitor: Visitor, button: string) => {
  await visitor.open('/sign-in');
  await visitor.page.getByRole('link', { name: button }).click();
};

describe.each(languageCodes)('in %s', (language) => {
  const { account, auth, common } = textsIn(language);

  it('somebody new gets an account and a session, and comes home in their language', async () => {
    await using visitor = await visit({ language, width: 360, locale: language });
    await pressed(visitor, auth.providers.google);
    const { page } = visitor;
    // The intermediate page has an account button, too.
    const bar = page.getByRole('navigation', { name: common.header.pages });
    await bar.getByRole('button', { name: common.userMenu.open }).click();
    await page.getByText(email).waitFor();
    expect(visitor.address()).toBe(`/${language}`);
    await page.keyboard.press('Escape');
    // The provider has their password.
    await visitor.open('/my-account/privacy-and-security');
    expect(await page.getByRole('link', { name: account.password.title }).count()).toBe(0);
  });
});

describe('a sign-in that goes wrong', () => {
  const language = 'ar';
  const { auth } = textsIn(language);

  const makeTrouble: Record<SignInProblem, () => void | Promise<void>> = {
    cancelled: () => {
      provider.tricks.back = ({ searchParams }) => {
        searchParams.delete('code');
        searchParams.set('error', 'access_denied');
      };
    },
    failed: () => {
      provider.tricks.claims = (claims) => {
        claims['nonce'] = 'of somebody else';
      };
    },
    locked: async () => {
      const member = await created.buildMember({ blockedAt: new Date() });
      provider.says = { sub: email, email: member.email, email_verified: true };
    },
    noEmail: () => {
      provider.says = { sub: email };
    },
    otherAccount: async () => {
      const member = await created.buildMember();
      await created.unverify(member);
      provider.says = { sub: email, email: member.email, email_verified: true };
    },
    unverified: () => {
      provider.says = { sub: email, email, email_verified: false };
    },
  };

  it.each(signInProblems)('says why, and signs nobody in: %s', async (problem) => {
    await makeTrouble[problem]();
    await using visitor = await visit({ language, width: 360, locale: language });
    await pressed(visitor, auth.providers.google);
    await visitor.page.getByText(auth.problem[problem]).waitFor();
    expect(visitor.address()).toBe(`/${language}/sign-in?problem=${problem}`);
    expect(await visitor.tokens()).toEqual([]);
  });
});

describe('somebody who signed in through it', () => {
  const { account, auth, common, recovery } = textsIn('ar');

  it('deletes the account after signing in there again', async () => {
    await using visitor = await visit({ width: 360, locale: 'ar', expectedErrors: /403/ });
    const { page } = visitor;
    await visitor.open('/sign-in');
    await page.getByRole('link', { name: auth.providers.google }).click();
    const bar = page.getByRole('navigation', { name: common.header.pages, exact: true });
    await bar.getByRole('button', { name: common.userMenu.open }).waitFor();
    // An hour later: the first call is refused, as the API does it.
    let isRefused = false;
    await page.route('**/api/user/delete?force=true', (route) => {
      if (isRefused) return route.continue();
      isRefused = true;
      const json = { message: 'old', key: 'recentSignIn', reason: 'recentSignIn' };
      return route.fulfill({ status: 403, json });
    });
    await visitor.open('/my-account/delete-account');
    await page.getByRole('button', { name: account.deletion.agree }).click();
    await page.getByRole('button', { name: account.deletion.yes }).click();
    const dialog = page.getByRole('dialog', { name: auth.again.title });
    await dialog.getByRole('link', { name: auth.providers.google }).click();
    await expect.poll(visitor.address).toBe('/ar/account-deleted');
    await page.getByText(recovery.confirmation.accountDeleted).waitFor();
  });
});
