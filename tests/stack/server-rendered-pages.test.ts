import { type ReadingPage, readingPages } from '@qaysari/contract/pages';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreating } from '../support/created.ts';
import { getPage } from '../support/page-html.ts';
import { seededAd } from '../support/seeded-ad.ts';
import { origin } from '../support/stack.ts';
import { textsIn } from '../support/texts.ts';

const created = startCreating();
const hash = '0123456789abcdef';
let id: string;
let pending: string;
let gone: string;

beforeAll(async () => {
  id = await created.buildListing({
    title: 'مخبز الضفاف',
    description: 'أفران حجرية',
    images: [hash],
    price: 41_000,
    currency: 'usd',
  });
  pending = await created.buildListing({ status: 'pending' });
  gone = await created.buildListing();
  await created.removeListing(gone);
});
afterAll(() => created.removeAll());

/** The HTML of `#root`. */
const rootOf = (html: string) => /<div id="root" data-ssr>(.*)<\/div>/s.exec(html)?.[1] ?? '';

/** The text that a reader without scripts sees. */
const wordsOf = (html: string) =>
  rootOf(html)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");

async function stylesOf(html: string): Promise<string> {
  const files = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const answers = await Promise.all(files.map(([, file = '']) => fetch(origin + file)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

describe.each(languageCodes)('in %s', (language) => {
  test('the page contains its ad before any script has loaded', async () => {
    const { html } = await getPage(`/${language}/ads/${id}`);
    for (const shown of ['مخبز الضفاف', 'أفران حجرية', '41,000']) {
      expect(wordsOf(html)).toContain(shown);
    }
    expect(rootOf(html)).toContain(`${id}/${hash}-640.webp`);
  });

  const { about, cookies, privacy, terms } = textsIn(language).pages;
  const readingTexts: Record<ReadingPage, readonly string[]> = {
    'about-us': [about.lead, about.sections.name.body, about.sections.us.title],
    'cookie-policy': [cookies.intro, cookies.groups.offline.title, cookies.end],
    'privacy-policy': [
      ...[privacy.intro, privacy.sections.collect.title],
      privacy.sections.contact.title,
    ],
    'terms-and-conditions': [
      ...[terms.intro, terms.sections.acceptance.title],
      terms.sections.law.title,
    ],
  };
  test.each(readingPages)('the page contains the text of %s', async (name) => {
    const { status, html } = await getPage(`/${language}/${name}`);
    expect(status).toBe(200);
    for (const shown of readingTexts[name]) expect(wordsOf(html)).toContain(shown);
  });

  const { ad, common } = textsIn(language);
  const nothing = [common.notFound.title, common.notFound.body, common.notFound.ads];
  const noAd = [ad.notFoundTitle, ad.notFoundBody, ad.backToAds];
  test.each([
    ['an unknown address', 404, '/nowhere/at/all', nothing],
    ['a landing page that there is not', 404, '/browse/nowhere', nothing],
    ['an unknown ad', 404, '/ads/no-such-ad', noAd],
    ['an ad that waits for staff', 404, '/ads/{pending}', noAd],
    ['an ad that is gone', 410, '/ads/{gone}', noAd],
  ])('%s is %d, in words', async (_, status, path, words) => {
    const page = await getPage(
      `/${language}${path.replace('{pending}', pending).replace('{gone}', gone)}`,
    );
    expect([page.status, page.meta('robots')]).toEqual([status, 'noindex']);
    expect(page.title).toBe(`${words[0]} · ${common.siteName}`);
    for (const shown of words) expect(wordsOf(page.html)).toContain(shown);
  });

  test.each([
    '',
    '/ads',
    '/ads?search=مطعم',
    '/browse/restaurants-cafes',
    '/ads/{id}',
    '/ads/no-such-ad',
    '/nowhere',
    ...readingPages.map((name) => `/${name}`),
  ])('all classes of %s are in the stylesheet', async (path) => {
    const { html } = await getPage(`/${language}${path.replace('{id}', id)}`);
    const classes = new Set(rootOf(html).match(/\bcss-[a-z0-9]+/g));
    expect(classes.size).toBeGreaterThan(20);
    expect(rootOf(html), 'styles in attributes are refused').not.toMatch(/<[^>]* style=/);
    const styles = await stylesOf(html);
    expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  });
});

describe('without a script', () => {
  const formsIn = (html: string) =>
    rootOf(html).match(/<form\b[^>]*role="search".*?<\/form>/gs) ?? [];

  test.each(['', '/ads', '/about-us'])('every search of %s leads to the list', async (path) => {
    const forms = formsIn((await getPage(`/ku${path}`)).html);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form).toMatch(/^<form\b[^>]* action="\/ku\/ads" method="get"/);
      expect(form.match(/ name="search"/g)).toHaveLength(1);
    }
  });

  test('a search in the list keeps what else is filtered', async () => {
    const { html } = await getPage('/en/ads?category=it_tech&search=x&sort=latest&page=2');
    const hiddenInputs = formsIn(html).map((form) =>
      [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      ),
    );
    // The form in the header searches everything.
    expect(hiddenInputs.filter(({ length }) => length > 0)).toEqual([
      ['category=it_tech', 'sort=latest'],
      ['category=it_tech', 'sort=latest'],
    ]);
  });

  test('home leads to landing pages, which are there whether or not they have ads', async () => {
    const { html } = await getPage('/en');
    const links = [...rootOf(html).matchAll(/ href="(\/en\/browse\/[^"]+)"/g)];
    const addresses = [...new Set(links.map(([, address = '']) => address))];
    expect(addresses.length).toBeGreaterThan(20);
    expect(rootOf(html)).not.toMatch(/ads\?(category|location)=/);
    // The last landing pages have the fewest ads.
    for (const address of [addresses[0] ?? '', ...addresses.slice(-3)]) {
      expect((await getPage(address)).status, address).toBe(200);
    }
  });
});

test('a page that has not changed is not sent again', async () => {
  const page = `/ar/ads/${(await seededAd())._id}`;
  const first = await getPage(page);
  const again = await getPage(page, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, again.html]).toEqual([304, '']);
});

test('a page without data of its own names its script in a meta tag, which starts it later', async () => {
  const { html } = await getPage('/ku');
  expect(html).not.toMatch(/<script[^>]* src=/);
  const [, start = ''] = /<meta name="start" content="([^" ]+)/.exec(html) ?? [];
  expect((await fetch(origin + start)).headers.get('content-type')).toContain('javascript');
});
