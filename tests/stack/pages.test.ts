import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { type ReadingPage, readingPages } from '@qaysari/contract/pages';
import { languageCodes, languages } from '@qaysari/contract/shared/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreating } from '../support/created.ts';
import { getPage } from '../support/page-html.ts';
import { origin } from '../support/stack.ts';
import { textsIn } from '../support/texts.ts';

const created = startCreating();
const hash = '0123456789abcdef';
let id: string;

beforeAll(async () => {
  id = await created.buildListing({
    title: 'مطعم على النهر',
    description: 'مطعم عائلي',
    images: [hash],
    price: 25_000,
    currency: 'usd',
    category: 'restaurants_cafes',
    location: 'samawah',
  });
});
afterAll(() => created.removeAll());

const headOf = (html: string) => html.slice(0, html.indexOf('<body'));
const htmlOf = (tag: string, html: string) => new RegExp(`<${tag}\\b[^>]*>`).exec(html)?.[0];

describe.each(languageCodes)('in %s a plain GET', (language) => {
  const { htmlLang, dir } = languages[language];

  test('of an ad answers title, price, picture and address', async () => {
    const page = await getPage(`/${language}/ads/${id}?utm_source=somewhere`);
    expect(page.status).toBe(200);
    expect(htmlOf('html', page.html)).toBe(`<html lang="${htmlLang}" dir="${dir}">`);
    expect(page.title).toBe(`مطعم على النهر · ${textsIn(language).common.siteName}`);
    expect(page.meta('og:title')).toContain('مطعم على النهر');
    expect(page.meta('og:title')).toContain('$25,000');
    expect(page.meta('description')).toContain(categories.restaurants_cafes[language]);
    expect(page.meta('description')).toContain(cities.samawah[language]);
    expect(page.meta('description')).toContain('مطعم عائلي');
    expect(page.meta('og:image')).toBe(`${origin}/media/listings/${id}/${hash}-share.jpg`);
    expect(page.meta('product:price:currency')).toBe('USD');
    expect(page.link('canonical')).toBe(`${origin}/${language}/ads/${id}`);
    for (const other of languageCodes) {
      expect(page.link('alternate', other)).toBe(`${origin}/${other}/ads/${id}`);
    }
    expect(page.link('alternate', 'x-default')).toBe(`${origin}/ar/ads/${id}`);
    expect(page.meta('robots')).toBeUndefined();
    expect(page.data('Product')).toMatchObject({
      name: 'مطعم على النهر',
      offers: {
        price: 25_000,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('of the home page names the site and its search', async () => {
    const page = await getPage(`/${language}`);
    expect(page.status).toBe(200);
    expect(page.title).toContain(textsIn(language).home.title);
    expect(page.link('canonical')).toBe(`${origin}/${language}`);
    expect(page.data('WebSite')).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${origin}/${language}/ads?search={search_term_string}` },
      },
    });
    expect(page.data('Organization')).toBeDefined();
  });

  const { about, cookies, privacy, terms } = textsIn(language).pages;
  const facts: Record<ReadingPage, { title: string; words: string }> = {
    'about-us': { title: about.title, words: about.lead },
    'cookie-policy': { title: cookies.title, words: cookies.intro },
    'privacy-policy': { title: privacy.title, words: privacy.intro },
    'terms-and-conditions': { title: terms.title, words: terms.intro },
  };
  test.each(readingPages)('of %s says what it is about', async (name) => {
    const { title, words } = facts[name];
    const page = await getPage(`/${language}/${name}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
    expect(page.title).toBe(`${title} · ${textsIn(language).common.siteName}`);
    expect(page.meta('description')?.slice(0, 60)).toBe(words.slice(0, 60));
    expect(page.link('canonical')).toBe(`${origin}/${language}/${name}`);
    for (const other of languageCodes) {
      expect(page.link('alternate', other)).toBe(`${origin}/${other}/${name}`);
    }
    expect(page.meta('robots')).toBeUndefined();
  });

  test('of a landing page says what it finds, and how many', async () => {
    const page = await getPage(`/${language}/browse/restaurants-cafes-in-samawah`);
    expect(page.status).toBe(200);
    expect(page.title).toContain(categories.restaurants_cafes[language]);
    expect(page.title).toContain(cities.samawah[language]);
    expect(page.title.split(' · ')).toHaveLength(3);
    expect(page.link('canonical')).toBe(
      `${origin}/${language}/browse/restaurants-cafes-in-samawah`,
    );
    const crumbs = page.data('BreadcrumbList')?.['itemListElement'] as { item: string }[];
    expect(crumbs.map(({ item }) => item.slice(origin.length))).toEqual([
      `/${language}`,
      `/${language}/ads`,
      `/${language}/browse/restaurants-cafes`,
      `/${language}/browse/restaurants-cafes-in-samawah`,
    ]);
  });
});

describe('search engines are to know', () => {
  test.each([
    ['/en/ads', '/en/ads'],
    ['/en/ads?page=2&utm_source=x', '/en/ads?page=2'],
    ['/en/ads?sort=priceUp', '/en/ads'],
    ['/en/ads?category=restaurants_cafes', '/en/browse/restaurants-cafes'],
    [
      '/en/ads?category=restaurants_cafes&location=samawah&sort=latest',
      '/en/browse/restaurants-cafes-in-samawah',
    ],
  ])('%s as %s', async (path, known) => {
    const page = await getPage(path);
    expect(page.link('canonical')).toBe(origin + known);
    expect(page.meta('robots')).toBeUndefined();
  });

  test.each([
    '/en/ads?search=caf%C3%A9',
    '/en/ads?minPrice=5',
    '/en/ads?category=it_tech,other',
    '/en/ads?startup=true',
  ])('not %s', async (path) => {
    const page = await getPage(path);
    expect([page.status, page.meta('robots')]).toEqual([200, 'noindex']);
    expect(page.link('canonical')).toBeUndefined();
    expect(page.link('alternate', 'ar')).toBeUndefined();
  });
});

describe('a query that the page does not read', () => {
  test.each([
    ['/ku?x=1', '/ku'],
    ['/en/about-us?search=a', '/en/about-us'],
    ['/en/ads?page=2&x=1&search=caf%C3%A9', '/en/ads?search=caf%C3%A9&page=2'],
    ['/sitemap.xml?utm_source=x', '/sitemap.xml'],
  ])('leads from %s to %s', async (path, known) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await getPage(path, { method });
      expect([status, headers.get('location')]).toEqual([308, known]);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600');
    }
    expect((await getPage(known)).status).toBe(200);
  });

  test('of a campaign does not change the page', async () => {
    const { status, html } = await getPage('/en/about-us?utm_source=nowhere&fbclid=nothing');
    expect(status).toBe(200);
    expect(html).toBe((await getPage('/en/about-us')).html);
  });
});

describe('what is not there', () => {
  test.each([
    '/en/ads/no-such-ad',
    '/en/ads/a%2Fb',
    '/en/browse/nothing',
    '/en/nowhere',
    '/en/nowhere/at/all',
    '/en/about-us/more',
  ])('is 404, and excluded from search engines: %s', async (path) => {
    const page = await getPage(path);
    expect([page.status, page.meta('robots')]).toEqual([404, 'noindex']);
    expect(page.link('canonical')).toBeUndefined();
    expect(page.link('alternate', 'ar')).toBeUndefined();
  });

  test('is no page that the app alone knows', async () => {
    for (const path of ['/en/sign-in', '/ku/my-account/my-ads', `/ar/ads/${id}/poster`, '/']) {
      const page = await getPage(path);
      expect([page.status, page.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    }
  });

  test('is 404 too where staff or the owner do not show it', async () => {
    const hidden = await created.buildListing({ availability: 'hidden' });
    const pending = await created.buildListing({ status: 'pending' });
    for (const each of [hidden, pending]) {
      expect((await getPage(`/ar/ads/${each}`)).status).toBe(404);
    }
  });

  test('is 410 after it was deleted', async () => {
    const gone = await created.buildListing();
    expect((await getPage(`/ar/ads/${gone}`)).status).toBe(200);
    await created.removeListing(gone);
    const page = await getPage(`/ar/ads/${gone}`);
    expect([page.status, page.meta('robots')]).toEqual([410, 'noindex']);
  });

  test('says that a sold ad is sold', async () => {
    const sold = await created.buildListing({ availability: 'sold' });
    const page = await getPage(`/ar/ads/${sold}`);
    expect(page.data('Product')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });
});

describe('the head', () => {
  test('contains what people wrote as text only', async () => {
    const title = '</script><img src=x onerror=alert(1)> "$&" \u202eabc';
    const odd = await created.buildListing({ title, description: '</title>\u2028"><script>' });
    const { html, title: written, data } = await getPage(`/en/ads/${odd}`);
    const head = html.slice(0, html.indexOf('<body'));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('"><script>');
    expect(head).not.toMatch(/[\u2028\u202e]/);
    expect(written).toContain('</script><img src=x onerror=alert(1)> "$&" abc');
    expect(data('Product')).toMatchObject({ description: '</title>\u2028"><script>' });
  });

  test('starts with the tags that previews read, before any script', async () => {
    const { html } = await getPage(`/ar/ads/${id}`);
    expect(html.indexOf('og:title')).toBeLessThan(400);
    expect(html.indexOf('og:image"')).toBeLessThan(html.indexOf('<script'));
    expect(html.match(/<title/g)).toHaveLength(1);
  });

  test('does not take the address of the site from a request', async () => {
    const init = {
      headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    };
    expect((await getPage(`/ar/ads/${id}`, init)).html).not.toContain('evil.example');
  });
});

describe('an answer', () => {
  test('may be cached by the CDN for less than a minute, and by no browser', async () => {
    for (const path of ['/ar', '/ku/ads', `/en/ads/${id}`]) {
      const { headers } = await getPage(path);
      expect(headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=45');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect((await getPage('/ar/ads/no-such-ad')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10',
    );
  });

  test('is the same for everybody', async () => {
    const asked = {
      headers: { 'Accept-Language': 'en', Cookie: 'a=b', Authorization: 'Bearer x' },
    };
    // Whole pages are compared only without ads, because other tests change the ads.
    const [one, other] = await Promise.all([
      getPage('/ku/about-us'),
      getPage('/ku/about-us', asked),
    ]);
    expect(one.html).toBe(other.html);
    const [ad, askedAd] = [await getPage(`/ku/ads/${id}`), await getPage(`/ku/ads/${id}`, asked)];
    expect(headOf(ad.html)).toBe(headOf(askedAd.html));
  });

  test('to HEAD has no body', async () => {
    const { status, html, headers } = await getPage('/ar/ads', { method: 'HEAD' });
    expect([status, html]).toEqual([200, '']);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1000);
  });

  test.each(['POST', 'PUT', 'DELETE'])('to %s is 405', async (method) => {
    const { status, headers } = await getPage('/ar/ads', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a short link', () => {
  const targetOf = async (headers: Record<string, string>) => {
    const { status, headers: answered } = await getPage(`/a/${id}`, { headers });
    return [status, answered.get('location')];
  };

  test('leads to the ad in the language of the reader', async () => {
    expect(await targetOf({ 'Accept-Language': 'ckb,en;q=0.5' })).toEqual([302, `/ku/ads/${id}`]);
    expect(await targetOf({ 'Accept-Language': 'en-GB' })).toEqual([302, `/en/ads/${id}`]);
  });

  test('leads a machine that names no language to the Arabic page', async () => {
    expect(await targetOf({ 'Accept-Language': '*' })).toEqual([302, `/ar/ads/${id}`]);
  });

  test('leads nowhere else', async () => {
    const { headers } = await getPage('/a/%2F%2Fevil.example');
    expect(headers.get('location')).toBe('/ar/ads/%2F%2Fevil.example');
  });
});

describe('the sitemap', () => {
  const locsIn = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
  const urlsIn = (xml: string) => [...xml.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url);
  const hour = 'public, max-age=3600, s-maxage=3600';

  test('lists its parts, which robots.txt leads to', async () => {
    const robots = await getPage('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.html).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const { status, headers, html } = await getPage('/sitemap.xml');
    expect([status, headers.get('cache-control')]).toEqual([200, hour]);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(locsIn(html).slice(0, 2)).toEqual([
      `${origin}/sitemap-1.xml`,
      `${origin}/sitemap-2.xml`,
    ]);
  });

  test('names each ad that lists have in three languages, each with the others', async () => {
    const sold = await created.buildListing({ availability: 'sold' });
    const { html } = await getPage('/sitemap-2.xml');
    const locs = locsIn(html);
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs.length).toBeLessThanOrEqual(50_000);
    for (const language of languageCodes) {
      expect(locs).toContain(`${origin}/${language}/ads/${id}`);
      const url = urlsIn(html).find((each) =>
        each.includes(`<loc>${origin}/${language}/ads/${id}<`),
      );
      const links = [...(url ?? '').matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
      expect(links.map(([, hreflang, href]) => [hreflang, href])).toEqual([
        ['ar', `${origin}/ar/ads/${id}`],
        ['ku', `${origin}/ku/ads/${id}`],
        ['en', `${origin}/en/ads/${id}`],
        ['x-default', `${origin}/ar/ads/${id}`],
      ]);
    }
    expect(html).not.toContain(sold);
  });

  test('names the pages for everybody, and landing pages with ads only', async () => {
    const paths = locsIn((await getPage('/sitemap-1.xml')).html).map((loc) =>
      loc.slice(origin.length),
    );
    for (const path of ['/ar', '/ku/ads', '/en/about-us']) expect(paths).toContain(path);
    expect(paths).toContain('/en/browse/restaurants-cafes-in-samawah');
    expect(paths.filter((path) => /my-account|sign-in|create-ad/.test(path))).toEqual([]);
    const landings = paths.filter((path) => path.startsWith('/en/browse/'));
    const sample = landings.filter((_, index) => index % 40 === 0);
    for (const path of sample) {
      const page = await getPage(path);
      expect([page.status, page.meta('robots')], path).toEqual([200, undefined]);
    }
  });

  test('has no more parts than it lists', async () => {
    expect((await getPage('/sitemap-999.xml')).status).toBe(404);
  });
});
