import { origin } from './stack.ts';

/** A page as a crawler gets it: one GET, no scripts, no redirects followed. */
export interface PageHtml {
  status: number;
  headers: Headers;
  html: string;
  /** Content of a `<meta>` by its name or property; undefined where there is none. */
  meta(name: string): string | undefined;
  /** Address of a `<link>`. */
  link(rel: string, hreflang?: string): string | undefined;
  title: string;
  /** JSON-LD of this type. */
  data(type: string): Record<string, unknown> | undefined;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (sign) => entities[sign]!);

export async function getPage(
  path: string,
  init: RequestInit = {},
  at = origin,
): Promise<PageHtml> {
  const response = await fetch(at + path, { redirect: 'manual', ...init });
  const html = await response.text();
  const tags = [...html.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        plain(value),
      ]),
    ),
  );
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return {
    status: response.status,
    headers: response.headers,
    html,
    meta: (name) =>
      tags.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'],
    link: (rel, hreflang) =>
      tags.find((tag) => tag['rel'] === rel && tag['hreflang'] === hreflang)?.['href'],
    title: plain(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    data: (type) => data.find((each) => each['@type'] === type),
  };
}
