import type { Page } from 'playwright-core';

/** Path and query with its parts in one order, and without the page that need not be named. */
function questionOf(address: URL): string {
  const query = new URLSearchParams(address.search);
  query.delete('page', '1');
  query.sort();
  return `${address.pathname}?${query.toString()}`;
}

/**
 * What the API answers the page next to this question (path and query below `/api`). Other tests change the
 * marketplace in the same minutes: so what a page shows is compared with what that page was told. Call it
 * before the page asks.
 */
export async function nextAnswer<T>(page: Page, question: string): Promise<T> {
  const wanted = questionOf(new URL(`/api${question}`, 'http://any'));
  const response = await page.waitForResponse((each) => questionOf(new URL(each.url())) === wanted);
  return ((await response.json()) as { data: T }).data;
}
