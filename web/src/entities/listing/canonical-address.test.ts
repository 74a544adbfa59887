import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const itTech: ListingFilter = { category: ['it_tech'] };

it.each<[ListingFilter, number | undefined, string | undefined]>([
  [{}, 9, '/en/ads'],
  [{ page: 3, sort: 'latest' }, 9, '/en/ads?page=3'],
  [{}, 0, '/en/ads'],
  [itTech, 9, '/en/browse/it-tech'],
  [{ ...itTech, page: 2 }, undefined, '/en/browse/it-tech?page=2'],
  [itTech, 0, undefined],
  [{ ...itTech, search: 'shop' }, 9, undefined],
  [{ asTyped: 'true' }, 9, undefined],
  [{ ...itTech, asTyped: 'true' }, 9, undefined],
])('%j with %j ads is known at %s', (filter, total, address) => {
  expect(canonicalAddress('en', filter, total)).toBe(address);
});
