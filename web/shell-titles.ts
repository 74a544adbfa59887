import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import type { Plugin } from 'vite';
import { routes, type RouteName } from './src/lib/routes/routes.ts';

/** Pages that the function `pages` renders. */
type RenderedPage =
  | 'home'
  | 'listings'
  | 'listing'
  | 'landing'
  | 'aboutUs'
  | 'cookiePolicy'
  | 'privacyPolicy'
  | 'terms';

/** The text that each other page begins with, while its script loads. */
const titles: Record<Exclude<RouteName, RenderedPage>, `${string}:${string}`> = {
  poster: 'common:loading',
  ownerListings: 'common:loading',
  investors: 'investors:title',
  investorDetails: 'investors:title',
  review: 'common:loading',
  createListing: 'publish:create.title',
  editListing: 'publish:edit.title',
  myListings: 'own:myAds.title',
  myFavorites: 'own:favorites.title',
  savedSearches: 'searches:mine.title',
  inbox: 'inbox:title',
  conversation: 'inbox:title',
  findAnInvestor: 'common:userMenu.findAnInvestor',
  investor: 'common:userMenu.investor',
  settings: 'common:userMenu.settings',
  privacyAndSecurity: 'common:userMenu.privacyAndSecurity',
  privacyInfo: 'account:info.title',
  changePassword: 'account:password.title',
  changeEmail: 'account:email.title',
  blockedUsers: 'inbox:blockedUsers.title',
  devices: 'data:devices.title',
  yourData: 'data:archive.title',
  myReports: 'reports:mine.title',
  becomeInvestor: 'account:investor.title',
  deleteAccount: 'account:deletion.title',
  signIn: 'auth:signIn.title',
  signUp: 'auth:signUp.title',
  signingIn: 'auth:arriving.title',
  forgotPassword: 'recovery:email.title',
  verifyEmail: 'recovery:link.working',
  verifyCode: 'recovery:code.title',
  undoEmailChange: 'recovery:undo.title',
  emailChanged: 'messages:emailChanged',
  passwordChanged: 'messages:passwordUpdated',
  accountDeleted: 'messages:accountDeleted',
  newsletter: 'newsletter:title',
  unsubscribe: 'common:loading',
  stillForSale: 'own:question.loading',
  dataDownload: 'data:download.title',
  decision: 'reports:statement.loading',
};

/** The text of a key such as `own:myAds.title`. Throws where there is none. */
function textOf(language: string, [file = '', path = '']: string[]): string {
  const texts: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, `../locales/${language}/${file}.json`), 'utf8'),
  );
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts);
  if (typeof found !== 'string') throw new Error(`${file}:${path} is no text of ${language}`);
  return found;
}

/** Puts the title of each page into the skeleton; boot.js shows the one of the address. */
export function shellTitles(): Plugin {
  const headings = Object.entries(titles).map(([name, key]) => {
    const spans = languageCodes.map((language) => {
      const text = textOf(language, key.split(':'));
      return `<span lang="${languages[language].htmlLang}">${text}</span>`;
    });
    return `<h1 data-page="${routes[name as RouteName].path}">${spans.join('')}</h1>`;
  });
  return {
    name: 'qaysari:shell-titles',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--titles-->', () => headings.join('\n        ')),
    },
  };
}
