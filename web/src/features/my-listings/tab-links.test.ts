import { expect, it } from 'vitest';
import { firstTab, listingTabs, readTab, searchOf } from './tab-links.tsx';

it.each(listingTabs)('reads %s from the address that it writes', (tab) => {
  expect(readTab(new URLSearchParams(searchOf(tab)))).toBe(tab);
});

it('reads none from an address that names none, or an unknown one', () => {
  expect(readTab(new URLSearchParams(''))).toBeUndefined();
  expect(readTab(new URLSearchParams('tab=approved'))).toBeUndefined();
});

const none = { total: 0, approved: 0, pending: 0, featured: 0, rejected: 0, sold: 0, hidden: 0 };

it.each([
  [{}, 'active'],
  [{ approved: 1, pending: 2 }, 'active'],
  [{ pending: 1, rejected: 1 }, 'pending'],
  [{ hidden: 3 }, 'hidden'],
])('with %j, opens the tab %s', (counts, tab) => {
  expect(firstTab({ ...none, ...counts })).toBe(tab);
});
