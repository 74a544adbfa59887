import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../../i18n/i18n.ts';
import { searchName } from './search-name.ts';

beforeAll(async () => {
  for (const language of ['ar', 'ku', 'en'] as const) await switchLanguage(language);
});

const restaurants: ListingFilter = {
  ...{ category: ['restaurants_cafes'], location: ['erbil'], currency: 'usd', maxPrice: 20_000 },
};

it.each<[Language, ListingFilter, string]>([
  ['en', restaurants, 'Restaurants & cafés in Erbil · Up to $20,000'],
  ['ar', restaurants, 'المطاعم والمقاهي في أربيل · حتى $20,000'],
  ['en', { currency: 'usd', minPrice: 5 }, 'Ads · From $5'],
  ['en', { location: ['erbil'], currency: 'iqd' }, 'Ads in Erbil · Iraqi dinar (ع.د)'],
  ['en', { search: 'bakery', startup: 'true' }, '“bakery” · Start-ups'],
  ['en', { priceCurrency: 'usd', minProfit: 900 }, 'Ads · Monthly profit from $900'],
  [
    'en',
    {
      ...{ search: 'bakery', currency: 'usd', maxPrice: 9 },
      ...{ maxRent: 5, maxProfitMonths: 12, instalments: 'true' },
    },
    '“bakery” · By instalments · Up to $9 · Monthly rent up to $5 · Price up to 12 months of profit',
  ],
  ['ar', { location: ['erbil'], instalments: 'true' }, 'الإعلانات · بالتقسيط في أربيل'],
])('in %s %j is called %j', (language, filter, name) => {
  const t = i18next.getFixedT(language, ['ads', 'common'] as const);
  expect(searchName(filter, language, t).replaceAll(/[\u2066-\u2069]/g, '')).toBe(name);
});
