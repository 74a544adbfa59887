import type { Language } from '@qaysari/contract/shared/languages';
import { readUrl } from '@qaysari/contract/shared/address';
import { languageOfPath, pathInLanguage } from '../../i18n/language.ts';
import { pageQuery } from '../../lib/routes/page-query.ts';

/** Query field of the sign-in page: the address to come back to. */
export const fromField = 'from';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Address of the sign-in page that leads back to `place` afterwards. `problem`: why signing in is needed. */
export function signInAddress(signInPath: string, place: Place, problem?: 'ended'): string {
  const query = new URLSearchParams({ [fromField]: addressOf(place) });
  if (problem !== undefined) query.set('problem', problem);
  return `${signInPath}?${query.toString()}`;
}

/** The query reduced to the address to come back to: for links between sign-in and sign-up. */
export function keepFrom(search: string): string {
  const from = pageQuery('signUp', search).get(fromField);
  return from === null ? '' : searchFrom(from);
}

/** The address of a page to come back to, as the query of a link. */
export function searchFrom(address: string): string {
  return `?${new URLSearchParams({ [fromField]: address }).toString()}`;
}

/** Messages of the server that the sign-in page may show: two after a sign-up, one to new investors. */
export const notices = ['registered', 'registeredWithListing', 'becameInvestor'] as const;

/** Address of the sign-in page after a sign-up: with a notice, and still with the address to come back to. */
export function addressAfterSignUp(
  signInPath: string,
  search: string,
  notice: (typeof notices)[number] = 'registered',
): string {
  const query = new URLSearchParams(keepFrom(search));
  query.set('notice', notice);
  return `${signInPath}?${query.toString()}`;
}

/** Address of the sign-in page for a new investor, whose sessions have ended: it says so and leads to `from`. */
export function addressAfterBecoming(signInPath: string, from: string): string {
  const query = new URLSearchParams({ [fromField]: from });
  query.set('notice', 'becameInvestor' satisfies (typeof notices)[number]);
  return `${signInPath}?${query.toString()}`;
}

/**
 * The address to come back to, in the current language. Undefined when there is none or it is not a page of this
 * site: links can be forged.
 */
export function cameFrom(search: string, language: Language): string | undefined {
  const from = pageQuery('signIn', search).get(fromField);
  if (from?.startsWith('/') !== true) return undefined;
  const own = 'https://site.invalid';
  const url = readUrl(from, own);
  if (url?.origin !== own || languageOfPath(url.pathname) === undefined) return undefined;
  return pathInLanguage(url.pathname, language) + url.search + url.hash;
}
