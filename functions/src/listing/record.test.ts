import { limits } from '@qaysari/contract/shared/limits';
import { describe, expect, test } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import { presentCard, presentListing } from './present.ts';
import { readListing } from './record.ts';

const createdAt = Timestamp.fromDate(new Date('2025-03-01T10:20:30.123Z'));
const needed = {
  owner: 'uid',
  title: 'مطعم',
  category: 'restaurants_cafes',
  location: 'erbil',
  currency: 'iqd',
  price: 1500.5,
  status: 'approved',
  createdAt,
};
const whole = {
  ...needed,
  description: 'وصف',
  portability: true,
  isFeatured: true,
  isStartup: true,
  images: ['aaaaaaaa', 'bbbbbbbb'],
  employees: 4,
  founded: 1999,
  siteLink: 'https://example.com',
  moreInformation: 'm',
  marketingChanel: 'c',
  costs: 'k',
  assets: 'a',
  companyHistory: 'h',
};
const inner = { language: 'ar', moderationNote: 'n', updatedAt: createdAt, ownerEmail: 'x@y.z' };

function present(data: Record<string, unknown>) {
  const listing = readListing('ad', data);
  return listing && presentListing(listing, { viewer: 'visitor', isFavorite: false });
}

test('presentListing returns the fields of the contract and no others', () => {
  expect(present({ ...whole, ...inner })).toEqual({
    ...whole,
    _id: 'ad',
    createdAt: '2025-03-01T10:20:30.123Z',
    images: ['/media/listings/ad/aaaaaaaa-1280.webp', '/media/listings/ad/bbbbbbbb-1280.webp'],
    viewer: 'visitor',
    isFavorite: false,
  });
});

test('presentListing leaves out empty fields', () => {
  expect(present({ ...needed, costs: ' ', employees: null, founded: 0 })).toEqual({
    ...needed,
    _id: 'ad',
    createdAt: '2025-03-01T10:20:30.123Z',
    description: '',
    isFeatured: false,
    isStartup: false,
    images: [],
    viewer: 'visitor',
    isFavorite: false,
  });
});

test.each([
  ['yes', true],
  ['no', false],
  [true, true],
  [false, undefined],
  [undefined, undefined],
])('a stored portability of %j is %j', (stored, portability) => {
  expect(present({ ...needed, portability: stored })?.portability).toBe(portability);
});

test('presentCard returns the fields of a card', () => {
  const listing = readListing('ad', whole);
  expect(listing && Object.keys(presentCard(listing)).sort()).toEqual(
    [
      ...[
        '_id',
        'category',
        'createdAt',
        'currency',
        'images',
        'isFeatured',
        'isStartup',
        'location',
      ],
      ...['owner', 'price', 'status', 'title'],
    ].sort(),
  );
});

test('shows a sector on cards of ads that look for an investor or a partner only', () => {
  const card = (fields: object) => {
    const listing = readListing('ad', { ...whole, sector: 'it_tech', ...fields });
    return listing && presentCard(listing);
  };
  expect(card({ category: 'find_a_partner' })).toHaveProperty('sector', 'it_tech');
  expect(card({ category: 'it_tech' })).not.toHaveProperty('sector');
  expect(card({ category: 'find_a_partner', sector: 'cars' })).not.toHaveProperty('sector');
});

describe('a document that staff edited by hand', () => {
  test.each(Object.keys(needed))('is undefined without %s', (name) => {
    const { [name as keyof typeof needed]: _gone, ...rest } = needed;
    expect(readListing('ad', rest)).toBeUndefined();
  });

  test.each([
    { price: '1500' },
    { price: 0 },
    { price: Number.NaN },
    { category: 'toString' },
    { location: 'paris' },
    { currency: 'eur' },
    { status: 'Approved' },
    { createdAt: '2025-03-01' },
    { title: '  ' },
  ])('is undefined with %o', (wrong) => {
    expect(readListing('ad', { ...needed, ...wrong })).toBeUndefined();
  });

  test.each([
    [{ siteLink: 'javascript:alert(1)' }, 'siteLink'],
    [{ siteLink: 'ftp://x' }, 'siteLink'],
    [{ employees: 'many' }, 'employees'],
    [{ costs: 7 }, 'costs'],
  ])('leaves out %o', (wrong, name) => {
    expect(present({ ...whole, ...wrong })).not.toHaveProperty(name);
  });

  test('drops invalid images, and none beyond a limit that was lowered', () => {
    const hashes = Array.from(
      { length: limits.imagesPerListing + 2 },
      (_, i) => `hash-${String(i).padStart(4, '0')}`,
    );
    const listing = readListing('ad', { ...whole, images: ['../../x/', 5, null, ...hashes] });
    expect(listing?.images).toEqual(hashes);
    expect(readListing('ad', { ...whole, images: 'x' })?.images).toEqual([]);
  });
});

test.each([
  [undefined, undefined],
  [null, undefined],
  ['forSale', undefined],
  ['sold', 'sold'],
  ['hidden', 'hidden'],
  ['Sold', 'hidden'],
  [true, 'hidden'],
])('the availability %j of a document is presented as %j', (availability, presented) => {
  expect(present({ ...needed, availability })?.availability).toBe(presented);
});

test('presentCard says when the listing was renewed, beside when it was created', () => {
  const renewedAt = Timestamp.fromDate(new Date('2025-05-01T00:00:00.000Z'));
  expect(present({ ...needed, renewedAt })).toMatchObject({
    createdAt: '2025-03-01T10:20:30.123Z',
    renewedAt: '2025-05-01T00:00:00.000Z',
  });
});
