import { expect, it } from 'vitest';
import { adTabs, readTab, searchOf } from './tabs.ts';

it.each(adTabs)('reads %s from the address that it writes', (tab) => {
  expect(readTab(new URLSearchParams(searchOf(tab)))).toBe(tab);
});

it('shows the active ads where the address names no tab, or none that there is', () => {
  expect(readTab(new URLSearchParams(''))).toBe('active');
  expect(readTab(new URLSearchParams('tab=approved'))).toBe('active');
  expect(searchOf('active')).toBe('');
});
