import type { Language } from '@qaysari/contract/shared/languages';
import { expect, it } from 'vitest';
import { searchName } from './search-name.ts';

it.each<[Language, string, string]>([
  ['en', 'location=erbil&currency=usd&maxPrice=20000', 'Ads in Erbil · Up to $20,000'],
  ['en', 'location=erbil&currency=usd', 'Ads in Erbil · $'],
  ['en', 'priceCurrency=usd&minProfit=900', 'Ads · Monthly profit from $900'],
  [
    'en',
    'search=bakery&currency=usd&maxPrice=9&maxRent=5&maxProfitMonths=12&instalments=true',
    '“bakery” · By instalments · Up to $9 · Monthly rent up to $5 · Price up to 12 months of profit',
  ],
  ['ar', 'location=erbil&instalments=true', 'الإعلانات · بالتقسيط في أربيل'],
  ['ar', 'maxProfitMonths=12', 'الإعلانات · السعر حتى ربح 12 شهراً'],
  ['ku', 'priceCurrency=usd&maxRent=500', 'ڕیکلامەکان · کرێی مانگانە تا $500'],
])('in %s %s is called %s', (language, query, name) => {
  expect(searchName(query, language).replaceAll(/[\u2066-\u2069]/g, '')).toBe(name);
});
