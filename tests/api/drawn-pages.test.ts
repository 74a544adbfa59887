import { languageCodes } from '@qaysari/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCreating } from '../support/created.ts';
import { getPage } from '../support/page-html.ts';
import { origin } from '../support/stack.ts';

const created = startCreating();
const hash = '0123456789abcdef';
let id: string;

beforeAll(async () => {
  id = await created.buildListing({
    title: 'مخبز الضفاف',
    description: 'أفران حجرية',
    images: [hash],
    price: 41_000,
    currency: 'usd',
  });
});
afterAll(() => created.removeAll());

/** The HTML of `#root`. */
const drawn = (html: string) => /<div id="root" data-drawn>(.*)<\/div>/s.exec(html)?.[1] ?? '';

async function stylesOf(html: string): Promise<string> {
  const files = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)];
  const answers = await Promise.all(files.map(([, file = '']) => fetch(origin + file)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
}

describe.each(languageCodes)('in %s', (language) => {
  test('an ad stands in its page before any script has come', async () => {
    const { html } = await getPage(`/${language}/ads/${id}`);
    const words = drawn(html).replace(/<[^>]*>/g, '');
    for (const shown of ['مخبز الضفاف', 'أفران حجرية', '41,000']) expect(words).toContain(shown);
    expect(drawn(html)).toContain(`${id}/${hash}-640.webp`);
  });

  test.each(['', '/ads', '/ads?search=مطعم', '/browse/restaurants-cafes', '/ads/{id}'])(
    'all that %s shows has its looks in the stylesheet',
    async (path) => {
      const { html } = await getPage(`/${language}${path.replace('{id}', id)}`);
      const classes = new Set(drawn(html).match(/\bcss-[a-z0-9]+/g));
      expect(classes.size).toBeGreaterThan(20);
      expect(drawn(html), 'styles in attributes are refused').not.toMatch(/<[^>]* style=/);
      const styles = await stylesOf(html);
      expect([...classes].filter((name) => !styles.includes(`.${name}`))).toEqual([]);
    },
  );
});

test('a page that has not changed is not sent again', async () => {
  const first = await getPage(`/ar/ads/${id}`);
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const again = await getPage(`/ar/ads/${id}`, { headers });
  expect([again.status, again.html]).toEqual([304, '']);
});

test('a page that asks for nothing of its own is begun by its script when it stands', async () => {
  const { html } = await getPage('/ku');
  expect(html).not.toMatch(/<script[^>]* src=/);
  const [, start = ''] = /<meta name="start" content="([^" ]+)/.exec(html) ?? [];
  expect((await fetch(origin + start)).headers.get('content-type')).toContain('javascript');
});
