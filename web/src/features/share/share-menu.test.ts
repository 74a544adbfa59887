import { expect, it } from 'vitest';
import { shareAddresses } from './share-menu.tsx';

it('gives each app the link, and those that take one the title, escaped', () => {
  const link = 'https://example.com/ar/ads/a1';
  const addresses = shareAddresses('مطعم & كافيه', link);
  const queryOf = (address: string) => new URL(address).searchParams;
  expect(queryOf(addresses.whatsapp).get('text')).toBe(`مطعم & كافيه\n${link}`);
  expect(queryOf(addresses.telegram).get('url')).toBe(link);
  expect(queryOf(addresses.telegram).get('text')).toBe('مطعم & كافيه');
  expect(queryOf(addresses.facebook).get('u')).toBe(link);
  for (const address of Object.values(addresses)) expect(address).not.toContain(' ');
});
