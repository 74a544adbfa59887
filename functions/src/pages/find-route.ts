import { isLanguage, type Language } from '@qaysari/contract/languages';
import { filterOfLanding, readLanding } from '@qaysari/contract/landing';
import { readListingFilter, withCurrency } from '@qaysari/contract/listing-filter';
import type { ServedRoute } from '@qaysari/contract/served-page';

/** What an address asks for. */
export type Asked =
  | { kind: 'page'; language: Language; route: ServedRoute }
  | { kind: 'shortLink'; id: string }
  | { kind: 'robots' }
  /** `part` counts from 1; undefined: the index of all parts. */
  | { kind: 'sitemap'; part: number | undefined };

/** A page that may be anything: the app decides. */
const elsewhere = undefined;

/**
 * Reads an address as the router of the site does (web/src/lib/routes/routes.ts). Undefined for one that this
 * function does not know: Hosting sends no such request.
 */
export function findRoute(path: string, query: URLSearchParams): Asked | undefined {
  if (path === '/robots.txt') return { kind: 'robots' };
  const sitemap = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/.exec(path);
  if (sitemap) return { kind: 'sitemap', part: sitemap[1] ? Number(sitemap[1]) : undefined };
  const [, first, section, name, ...more] = path.split('/').map(decode);
  if (more.length > 0) return elsewhere;
  if (first === 'a' && section !== undefined && name === undefined) {
    return { kind: 'shortLink', id: section };
  }
  if (!isLanguage(first)) return elsewhere;
  const route = pageRoute(section, name, query);
  return route && { kind: 'page', language: first, route };
}

function pageRoute(
  section: string | undefined,
  name: string | undefined,
  query: URLSearchParams,
): ServedRoute | undefined {
  if (section === undefined) return { name: 'home' };
  if (section === 'ads' && name === undefined) {
    return { name: 'listings', filter: withCurrency(readListingFilter(query)) };
  }
  if (section === 'ads' && name !== undefined) return { name: 'listing', id: name };
  if (section !== 'browse' || name === undefined) return elsewhere;
  const landing = readLanding(name);
  if (!landing) return { name: 'notFound' };
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
