import { listingFormSchema } from '@qaysari/contract/publish-endpoints';
import { optionalListingFieldNames, optionalListingFields } from '@qaysari/contract/listing-fields';
import { expect, it } from 'vitest';
import { Timestamp } from '../../platform/firestore.ts';
import { storedFields } from './listing-document.ts';
import { presentOwnListing } from '../present.ts';
import { readListing } from '../record.ts';

const samples = { number: 2015, link: 'https://example.com', text: 'سطر\nسطر' };

const filled = {
  title: 'مخبز',
  description: 'وصف',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: 1500.5,
  portability: true,
  isStartup: true,
  ...Object.fromEntries(
    optionalListingFieldNames.map((name) => [name, samples[optionalListingFields[name]]]),
  ),
};

it('has a sample for each field of the form', () => {
  expect(Object.keys(filled).sort()).toEqual(Object.keys(listingFormSchema.fields).sort());
});

it('returns each field to the owner as the form sent it', () => {
  const form = listingFormSchema.validateSync(filled);
  const document = {
    ...storedFields(form),
    ...{ owner: 'uid', status: 'pending', createdAt: Timestamp.now() },
  };
  const listing = readListing('ad', document);
  expect(listing && presentOwnListing(listing, [])).toMatchObject(filled);
});
