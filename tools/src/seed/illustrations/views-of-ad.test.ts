import { categoryIds } from '@qaysari/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { allAds } from '../all-ads.ts';
import { galleries } from './galleries.ts';
import { generalViews } from './general-views.ts';
import { view } from './scene.ts';
import { viewNamed } from './scenes-of-category.ts';
import { viewsOfAd } from './views-of-ad.ts';

const draw = () => '';
const tea = view('tea', 'tea house', draw);
const grill = view('grill', 'grill', draw);
const bread = view('bread', 'bread oven', draw);
const street = view('street', 'street', draw);
const choice = { scenes: [tea, grill, bread], general: [street] };
const keys = ['basra-tea', 'najaf-tea-house', 'hillah-oven', 'kut-cafe'];
const namesFor = (key: string) => viewsOfAd(choice, keys, key).map(({ name }) => name);

describe('views of an ad', () => {
  it('give each ad a cover of its own while they last, to the one that fits best', () => {
    expect(namesFor('najaf-tea-house')[0]).toBe('tea');
    expect(namesFor('hillah-oven')[0]).toBe('bread');
    expect(namesFor('basra-tea')[0]).toBe('street');
    expect(namesFor('kut-cafe')).toEqual(['street']);
  });

  it('go on with what fits, then the gallery, and leave out what fits only others', () => {
    expect(namesFor('basra-tea')).toEqual(['street', 'tea']);
    const names = viewsOfAd(choice, keys, 'hillah-oven', [grill]).map(({ name }) => name);
    expect(names).toEqual(['bread', 'grill', 'street']);
  });

  it('exist under every name that is used, for ads that exist', () => {
    for (const category of categoryIds) {
      expect(generalViews[category].map(viewNamed).length).toBeGreaterThanOrEqual(3);
    }
    const adKeys = new Set(allAds.map(({ key }) => key));
    for (const [key, names] of Object.entries(galleries)) {
      expect(adKeys).toContain(key);
      expect(names.map(viewNamed)).not.toContain(undefined);
    }
    expect(() => viewNamed('other/nothing')).toThrow('There is no view other/nothing');
  });
});
