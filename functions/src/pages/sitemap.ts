import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { landingSlug, type Landing } from '@qaysari/contract/listing/landing';
import { defaultLanguage, languageCodes } from '@qaysari/contract/shared/languages';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { listingSearch } from '../listing/browse/search.ts';
import type { Answer } from './send.ts';

/** As search engines name the languages: Kurdish is `ku` in ISO 639-1, which they ask for. */
const alternates = [
  ...languageCodes.map((code) => ({ hreflang: code, language: code })),
  { hreflang: 'x-default', language: defaultLanguage },
] as const;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses and ids hold no other sign that means something in XML. */
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A part of the sitemap: each path in all languages, each naming the others (https://www.sitemaps.org/protocol.html). A
 * path is below its language and begins with a slash; '' is the home page.
 */
function urlSet(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const links = alternates.map(({ hreflang, language }) => {
      const href = escapeXml(`${origin}/${language}${path}`);
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    });
    return languageCodes.map(
      (language) =>
        `<url><loc>${escapeXml(`${origin}/${language}${path}`)}</loc>${links.join('')}</url>`,
    );
  });
  const names = `xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${head}<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The list of all parts, counted from 1. */
function sitemapIndex(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${protocol}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/**
 * Ads in one part: 12,000 addresses and about 8 MB. The protocol allows 50,000 and 50 MB; an answer of a function has
 * 32 MB at most.
 */
const adsPerPart = 4_000;

/** Search engines look now and then. An ad that is gone is 404 before its line goes. */
const sitemapCaching = 'public, max-age=3600, s-maxage=3600';

/**
 * `/sitemap.xml`, the list of parts, and each part: the first holds the pages, the others the ads. Undefined for a part
 * that is not there. `pagePaths` are those of pages that never change.
 */
export async function sitemapAnswer(
  origin: string,
  part: number | undefined,
  pagePaths: readonly string[],
): Promise<Answer | undefined> {
  if (part === undefined) {
    const { total } = await listingSearch().search({});
    return xmlAnswer(sitemapIndex(origin, 1 + Math.ceil(total / adsPerPart)));
  }
  if (part === 1) return xmlAnswer(urlSet(origin, [...pagePaths, ...(await landingPaths())]));
  const skip = (part - 2) * adsPerPart;
  const ids = await listingSearch().ids({ skip, limit: adsPerPart });
  return ids.length === 0
    ? undefined
    : xmlAnswer(
        urlSet(
          origin,
          ids.map((id) => `/ads/${id}`),
        ),
      );
}

/** The landing pages that have ads. */
async function landingPaths(): Promise<string[]> {
  const { facets } = await listingSearch().search({});
  const categories = categoryIds.filter((id) => facets.category[id]);
  const inCities = await Promise.all(
    categories.map(async (category) => {
      const found = await listingSearch().search({ category: [category] });
      return citiesIn(found.facets).map((location) => ({ category, location }));
    }),
  );
  const landings: Landing[] = [
    ...citiesIn(facets).map((location) => ({ location })),
    ...categories.map((category) => ({ category })),
    ...inCities.flat(),
  ];
  return landings.map((landing) => `/browse/${landingSlug(landing)}`);
}

function citiesIn({ location }: ListingFacets) {
  return cityIds.filter((id) => location[id]);
}

function xmlAnswer(body: string): Answer {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': sitemapCaching,
  };
  return { status: 200, headers, body };
}
