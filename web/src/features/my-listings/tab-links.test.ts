import { expect, it } from 'vitest';
import { listingTabs, readTab, searchOf } from './tab-links.tsx';

it.each(listingTabs)('reads %s from the address that it writes', (tab) => {
  expect(readTab(new URLSearchParams(searchOf(tab)))).toBe(tab);
});

it('shows active listings when the address names no tab or an unknown one', () => {
  expect(readTab(new URLSearchParams(''))).toBe('active');
  expect(readTab(new URLSearchParams('tab=approved'))).toBe('active');
  expect(searchOf('active')).toBe('');
});
