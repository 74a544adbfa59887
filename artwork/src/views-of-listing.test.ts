import { categoryIds } from '@qaysari/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { readSeedData } from '../../tools/src/seed/seed-data.ts';
import { galleries } from './galleries.ts';
import { generalViews } from './general-views.ts';
import { view } from './scene.ts';
import { viewNamed } from './scenes-of-category.ts';
import { viewsOfListing } from './views-of-listing.ts';

const draw = () => '';
const tea = view('tea', 'tea house', draw);
const grill = view('grill', 'grill', draw);
const bread = view('bread', 'bread oven', draw);
const street = view('street', 'street', draw);
const choice = { scenes: [tea, grill, bread], general: [street] };
const keys = ['basra-tea', 'najaf-tea-house', 'hillah-oven', 'kut-cafe'];
const namesFor = (key: string) => viewsOfListing(choice, keys, key).map(({ name }) => name);

describe('viewsOfListing', () => {
  it('gives each listing a cover of its own while they last, to the one that fits best', () => {
    expect(namesFor('najaf-tea-house')[0]).toBe('tea');
    expect(namesFor('hillah-oven')[0]).toBe('bread');
    expect(namesFor('basra-tea')[0]).toBe('street');
    expect(namesFor('kut-cafe')).toEqual(['street']);
  });

  it('goes on with what fits, then the gallery, and leaves out what fits only others', () => {
    expect(namesFor('basra-tea')).toEqual(['street', 'tea']);
    const names = viewsOfListing(choice, keys, 'hillah-oven', [grill]).map(({ name }) => name);
    expect(names).toEqual(['bread', 'grill', 'street']);
  });
});

describe('the names of views', () => {
  it('include at least three general views for each category', () => {
    for (const category of categoryIds) {
      expect(generalViews[category].map(viewNamed).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('include every view of a gallery, and every gallery belongs to a listing', () => {
    const listingKeys = new Set(readSeedData().listings.map(({ key }) => key));
    for (const [key, names] of Object.entries(galleries)) {
      expect(listingKeys).toContain(key);
      expect(names.map(viewNamed)).not.toContain(undefined);
    }
  });

  it('do not include a view that does not exist', () => {
    expect(() => viewNamed('other/nothing')).toThrow('There is no view other/nothing');
  });
});
