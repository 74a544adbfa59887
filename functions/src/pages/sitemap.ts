import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { landingSlug, type Landing } from '@qaysari/contract/listing/landing';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { listingSearch } from '../listing/browse/listing-search.ts';
import type { Answer } from './send.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

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
