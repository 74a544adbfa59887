import type { OwnListing } from '@qaysari/contract/listing/types';
import { listingFieldsOf } from '@qaysari/contract/listing/fields';
import { listingChangeSchema, listingFormSchema } from '@qaysari/contract/publish/schema';
import { describe, expect, it } from 'vitest';
import {
  valuesOf,
  blankListing,
  changedFields,
  nonEmptyFields,
  listingFormData,
} from './listing-values.ts';

const listing: OwnListing = {
  _id: 'a',
  title: 'مخبز',
  description: 'سطر\nسطر',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: 25_000_000.5,
  images: [],
  isFeatured: false,
  owner: 'o',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
  employees: 12,
  founded: 2015,
  portability: true,
  siteLink: 'https://example.com',
  costs: 'إيجار',
  isFavorite: false,
  viewer: 'owner',
  isStartup: true,
  missing: [],
  renewableFrom: '2025-01-31T00:00:00.000Z',
};

describe('valuesOf', () => {
  it('has every field of the contract', () => {
    expect(Object.keys(blankListing).sort()).toStrictEqual(
      Object.keys(listingFormSchema.fields).sort(),
    );
  });

  it('keeps the sector of an ad that looks for somebody, also in a copy', () => {
    const seeking = { ...listing, category: 'find_a_partner', sector: 'it_tech' } as const;
    const values = valuesOf(seeking);
    expect(listingFormSchema.cast(values)).toMatchObject({ sector: 'it_tech' });
    expect(nonEmptyFields(values)).toMatchObject({ sector: 'it_tech' });
    expect(changedFields(values, { ...values, sector: '' })).toStrictEqual({ sector: '' });
  });

  it('makes values that parse to the same listing again', () => {
    const values = valuesOf(listing);
    expect(values.price).toBe('25,000,000.5');
    expect(listingFormSchema.cast(values)).toMatchObject({
      title: listing.title,
      price: listing.price,
      employees: listing.employees,
      founded: listing.founded,
      portability: true,
      isStartup: true,
    });
    expect(changedFields(values, values)).toStrictEqual({});
  });
});

it('sends only the filled fields of a new listing', () => {
  const values = { ...blankListing, title: 'مخبز', costs: '  ', isStartup: true };
  expect(nonEmptyFields(values)).toStrictEqual({
    title: 'مخبز',
    isStartup: 'true',
  });
});

describe('changedFields', () => {
  const before = valuesOf(listing);

  it.each([
    ['another title', { title: 'فرن ' }, { title: 'فرن' }],
    ['an emptied text', { costs: '' }, { costs: '' }],
    ['an emptied number', { employees: ' ' }, { employees: '' }],
    ['a choice', { portability: 'false' }, { portability: 'false' }],
    ['a choice taken back', { portability: '' }, { portability: '' }],
    ['a price in words', { price: '25,000,000.50' }, {}],
    ['a tick', { isStartup: false }, { isStartup: 'false' }],
    ['a price in other digits', { price: '٢٥٠٠٠٠٠٠٫٥' }, {}],
    ['another price', { price: '۳۰۰' }, { price: '۳۰۰' }],
    ['blanks around', { title: ' مخبز ', description: 'سطر\r\nسطر' }, {}],
  ])('sends %s', (_name, change, sent) => {
    const texts = changedFields(before, { ...before, ...change });
    expect(texts).toStrictEqual(sent);
    expect(() => listingChangeSchema.validateSync(texts)).not.toThrow();
  });
});

it.each(['price', ...listingFieldsOf('number')] as const)(
  'does not send %s when the same number is typed in other digits',
  (name) => {
    const before = { ...valuesOf(listing), [name]: '2015' };
    expect(changedFields(before, { ...before, [name]: '٢٠١٥' })).toStrictEqual({});
    expect(changedFields(before, { ...before, [name]: '٢٠١٦' })).toStrictEqual({ [name]: '٢٠١٦' });
  },
);

it('sends pictures in the order of their slots, as files, URLs or null', () => {
  const photo = new Blob(['…'], { type: 'image/webp' });
  const form = listingFormData({ title: 'مخبز', costs: '' }, ['/media/1', photo, 'null']);
  expect([...form.keys()]).toStrictEqual(['title', 'costs', 'images', 'images', 'images']);
  const [first, second, third] = form.getAll('images');
  expect([first, third]).toStrictEqual(['/media/1', 'null']);
  expect(second).toMatchObject({ name: 'picture-2.webp', type: 'image/webp' });
});

it('omits pictures that do not change', () => {
  expect(listingFormData({ title: 'مخبز' }).has('images')).toBe(false);
});
