import { defaultLanguage, languageCodes } from '@qaysari/contract/shared/languages';

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
 * A part of the sitemap: each path in all languages, each naming the others (https://www.sitemaps.org/protocol.html).
 * A path stands below its language and begins with a slash; '' is the home page.
 */
export function urlSet(origin: string, paths: readonly string[]): string {
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
export function sitemapIndex(origin: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${protocol}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}
