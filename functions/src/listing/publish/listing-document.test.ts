import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { typedSamples, valueSamples } from '@qaysari/contract/listing/fields.fixture';
import { expect, it } from 'vitest';
import { Timestamp } from '../../platform/firestore.ts';
import { applyChange, storedFields } from './listing-document.ts';
import { presentOwnListing } from '../present.ts';
import { readListing } from '../record.ts';

const filled = {
  title: 'مخبز',
  description: 'وصف',
  location: 'erbil',
  category: 'find_an_investor',
  currency: 'iqd',
  price: 1500.5,
  portability: true,
  isStartup: true,
  sector: 'it_tech',
  ...typedSamples,
};

it('stores an answer in a word, and removes it when it is taken back', () => {
  const form = (portability: string) => listingFormSchema.validateSync({ ...filled, portability });
  const no = storedFields(form('no'));
  expect(no).toMatchObject({ portability: 'no' });
  expect(applyChange(no, { portability: null })).not.toHaveProperty('portability');
  expect(storedFields(form(''))).not.toHaveProperty('portability');
});

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
  expect(listing && presentOwnListing(listing, [])).toMatchObject({ ...filled, ...valueSamples });
});

it('keeps the sector only of an ad that looks for an investor or a partner', () => {
  const form = { ...listingFormSchema.validateSync(filled), category: 'it_tech' } as const;
  expect(storedFields(form)).not.toHaveProperty('sector');
  const seeking = storedFields(listingFormSchema.validateSync(filled));
  const partner = applyChange(seeking, { category: 'find_a_partner' });
  expect(partner).toHaveProperty('sector', 'it_tech');
  expect(applyChange(partner, { category: 'it_tech' })).not.toHaveProperty('sector');
  expect(applyChange(partner, { sector: '' })).not.toHaveProperty('sector');
  expect(applyChange(partner, { sector: 'other' })).toHaveProperty('sector', 'other');
});
