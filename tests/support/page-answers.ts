import type { Page } from 'playwright-core';

/** Path and query in a fixed order, without the default page. */
function questionOf(address: URL): string {
  const query = new URLSearchParams(address.search);
  query.delete('page', '1');
  query.sort();
  return `${address.pathname}?${query.toString()}`;
}

/**
 * The next answer of the API to this request of the page (path and query below `/api`). Other tests change the
 * marketplace at the same time, so tests compare what a page shows with the answer it got. Call it before the page
 * sends the request.
 */
export async function nextAnswer<T>(page: Page, question: string): Promise<T> {
  const wanted = questionOf(new URL(`/api${question}`, 'http://any'));
  const response = await page.waitForResponse((each) => questionOf(new URL(each.url())) === wanted);
  return ((await response.json()) as { data: T }).data;
}

/**
 * The data of the next server-rendered page: such a page sends no request. `key` is the rest of the query's key
 * (web/src/entities/listing/query-keys.ts). Call it before the page is opened.
 */
export async function serverDataOf<T>(page: Page, ...key: string[]): Promise<T> {
  const response = await page.waitForResponse((each) => each.request().isNavigationRequest());
  const [, json = ''] = / id="first-data">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const { answers } = JSON.parse(json) as { answers: { key: string[]; data: T }[] };
  const found = answers.find((answer) => answer.key.slice(1).join() === key.join());
  if (!found) throw new Error(`the page was not rendered from ${key.join()}`);
  return found.data;
}
