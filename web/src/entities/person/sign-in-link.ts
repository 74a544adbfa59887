import type { Language } from '@qaysari/contract/languages';
import { languageOfPath, pathInLanguage } from '../../i18n/language.ts';
import { writeDraft, type DraftOptions } from '../../lib/drafts/drafts.ts';

/** Name of the query field in which the sign-in page is told where somebody wanted to go. */
const field = 'from';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The sign-in page's address that leads back to a place; `problem`: why one has to sign in there. */
export function signInAddress(
  signInPath: string,
  { pathname, search, hash }: Place,
  problem?: 'ended',
): string {
  const query = new URLSearchParams({ [field]: pathname + search + hash });
  if (problem !== undefined) query.set('problem', problem);
  return `${signInPath}?${query.toString()}`;
}

/** The query with nothing but where somebody came from: for the links between sign-in and sign-up. */
export function keepFrom(search: string): string {
  const from = new URLSearchParams(search).get(field);
  return from === null ? '' : `?${new URLSearchParams({ [field]: from }).toString()}`;
}

/** What the sign-in page may repeat of the server's words: those of the steps that lead to it. */
export const notices = ['registered', 'registeredWithListing'] as const;

/** The sign-in page's address after a sign-up: it says what comes next, and still knows where they came from. */
export function addressAfterSignUp(
  signInPath: string,
  search: string,
  notice: (typeof notices)[number] = 'registered',
): string {
  const query = new URLSearchParams(keepFrom(search));
  query.set('notice', notice);
  return `${signInPath}?${query.toString()}`;
}

/**
 * Where somebody came from, in the language that they read now; undefined when it is not named or is not a page of
 * this site: anybody can write what stands in a link.
 */
export function cameFrom(search: string, language: Language): string | undefined {
  const from = new URLSearchParams(search).get(field);
  if (from?.startsWith('/') !== true) return undefined;
  const own = 'https://site.invalid';
  if (!URL.canParse(from, own)) return undefined;
  const url = new URL(from, own);
  if (url.origin !== own || languageOfPath(url.pathname) === undefined) return undefined;
  return pathInLanguage(url.pathname, language) + url.search + url.hash;
}

/** What the sign-in form keeps; who has just signed up finds their name in it. */
export const signInDraft = {
  name: 'sign-in',
  fields: ['usernameOrEmail', 'remember'],
} satisfies DraftOptions<{ usernameOrEmail: string; remember: boolean }>;

/** Who has just signed up need not type their name again. */
export function keepNameForSignIn(username: string): void {
  writeDraft(signInDraft.name, { usernameOrEmail: username.trim() });
}
