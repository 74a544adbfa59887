import { filterOfLanding, readLanding } from '@qaysari/contract/listing/landing';
import { isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { readListingFilter, withCurrency } from '@qaysari/contract/listing/filter';
import {
  campaignMark,
  pageParameters,
  readingPages,
  type ServedRoute,
} from '@qaysari/contract/pages';

/** What an address asks for. */
export type Asked =
  /** `path` is the page's own, written as the site writes it: it leads nowhere else. */
  | { kind: 'page'; language: Language; route: ServedRoute; path: string }
  | { kind: 'shortLink'; id: string }
  | { kind: 'robots' }
  /** `part` counts from 1; undefined: the index of all parts. */
  | { kind: 'sitemap'; part: number | undefined };

/**
 * Reads an address as the router of the site does (web/src/lib/routes/routes.ts). Below a language, what this function
 * does not know is not there: Hosting answers all other pages (firebase.json). Undefined outside of the languages:
 * Hosting sends no such request.
 */
export function findRoute(path: string, query: URLSearchParams): Asked | undefined {
  if (path === '/robots.txt') return { kind: 'robots' };
  const sitemap = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/.exec(path);
  if (sitemap) return { kind: 'sitemap', part: sitemap[1] ? Number(sitemap[1]) : undefined };
  const [, first, ...rest] = path.replace(/\/+$/, '').split('/').map(decode);
  const [section, name] = rest;
  if (first === 'a' && section !== undefined && name === undefined) {
    return { kind: 'shortLink', id: section };
  }
  if (!isLanguage(first)) return undefined;
  const route = rest.length > 2 ? notFound : pageRoute(section, name, query);
  const ownPath = [first, ...rest].map((segment) => `/${encodeURIComponent(segment)}`).join('');
  return { kind: 'page', language: first, route, path: ownPath };
}

const notFound: ServedRoute = { name: 'notFound' };

function pageRoute(
  section: string | undefined,
  name: string | undefined,
  query: URLSearchParams,
): ServedRoute {
  if (section === undefined) return { name: 'home' };
  const page = readingPages.find((known) => known === section);
  if (page && name === undefined) return { name: 'reading', page };
  if (section === 'ads' && name === undefined) {
    return { name: 'listings', filter: withCurrency(readListingFilter(query)) };
  }
  if (section === 'ads' && name !== undefined) return { name: 'listing', id: name };
  const landing = section === 'browse' && name !== undefined && readLanding(name);
  if (!landing) return notFound;
  return { name: 'landing', landing, filter: filterOfLanding(landing, query) };
}

/** A segment as it is meant; broken percent signs stay as they are, and name nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface KnownQuery {
  /** What the page reads, in the order of addresses; '' for nothing, else with its question mark. */
  query: string;
  /** Whether it was asked for so. A query that differs is another page for the CDN, so it leads to this one. */
  isAsked: boolean;
}

/** What of a query a page reads. Marks of campaigns are passed over: a redirect would cost a visitor a second. */
export function knownQuery(asked: string | undefined, page: ServedRoute['name']): KnownQuery {
  const table: Readonly<Record<string, readonly string[]>> = pageParameters;
  const all = [...new URLSearchParams(asked)];
  const given = all.filter(([name]) => !campaignMark.test(name));
  const firsts = new Map(given.toReversed());
  const known = (table[page] ?? []).flatMap((name) => {
    const value = firsts.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const query =
    known.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(known)).toString()}`;
  // Hosting may write the same query in another way, so what it says is compared.
  const isSame = JSON.stringify(given) === JSON.stringify(known);
  return { query, isAsked: isSame && (asked === undefined || all.length > 0) };
}
