import type { Listing } from '@qaysari/contract/listing/types';
import { listingFieldsIn, optionalListingFields } from '@qaysari/contract/listing/fields';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  facts,
  links,
  price,
  safety,
  sections,
} from '../../../../../locales/en/ad.json' with { type: 'json' };
import { renderApp } from '../../../testing/render-app.tsx';
import { FactsStrip, ListingTexts } from './facts-strip.tsx';
import { ListingAside } from './listing-aside.tsx';

const required: Listing = {
  _id: 'a',
  title: 'Bakery',
  description: 'With an oven',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: 25_000_000,
  images: [],
  isStartup: false,
  isFeatured: false,
  owner: 'o',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
  portability: true,
  isFavorite: false,
  viewer: 'visitor',
};

/** What a field holds here, and what a reader then finds on the page. */
const samples = {
  number: (at: number) => ({ value: 1900 + at, shown: String(1900 + at) }),
  link: (at: number) => ({
    value: `https://example.com/${at}`,
    shown: `https://example.com/${at}`,
  }),
  text: (at: number) => ({ value: `Words ${at}`, shown: `Words ${at}` }),
};

const filled = listingFieldsIn('business').map(
  (name, at) => [name, samples[optionalListingFields[name].kind](at)] as const,
);

async function renderDetails(listing: Listing) {
  await renderApp(
    <>
      <FactsStrip listing={listing} />
      <ListingAside listing={listing}>{null}</ListingAside>
      <ListingTexts listing={listing} />
    </>,
    { language: 'en' },
  );
}

it('shows each optional field that the owner filled in, with its name', async () => {
  const values = Object.fromEntries(filled.map(([name, { value }]) => [name, value]));
  await renderDetails({ ...required, ...values });
  const names: Record<string, string> = { ...facts, ...links, ...sections };
  for (const [name, { shown }] of filled) {
    expect(screen.getByText(names[name] ?? name)).toBeDefined();
    if (optionalListingFields[name].kind === 'link') {
      expect(screen.getByRole('link').getAttribute('href')).toBe(shown);
    } else {
      expect(screen.getByText(shown)).toBeDefined();
    }
  }
});

it('shows the sector of an ad that looks for somebody, where it is known', async () => {
  await renderDetails({ ...required, category: 'find_a_partner', sector: 'it_tech' });
  expect(screen.getByText('IT & technology').previousElementSibling?.textContent).toBe(
    facts.sector,
  );
});

it('shows no heading and no link for a field that is not filled in', async () => {
  await renderDetails(required);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(facts.sector)).toBeNull();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([price, safety.title, sections.description]);
});
