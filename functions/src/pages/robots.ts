import type { Answer } from './send.ts';

/**
 * Search engines may read everything: they draw pages by the API too. What they are not to keep says so itself
 * (`noindex`), which they only learn by reading it.
 */
export function robotsAnswer(origin: string): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
    body: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}
