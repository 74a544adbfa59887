import type { ListingCard } from '@qaysari/contract/listing/types';
import { expect, test } from 'vitest';
import { listingMatcher } from './listing-matcher.ts';
import { searchDocument } from './search-document.ts';

const card: ListingCard = {
  _id: 'one',
  title: 'مَطعم Café',
  location: 'erbil',
  category: 'other',
  currency: 'usd',
  price: 1,
  images: [],
  isFeatured: false,
  isStartup: false,
  owner: 'somebody',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
};

test('contains each word of the listing and of its names once, folded and sorted', () => {
  expect(searchDocument(card, { description: 'المطعم، cafe. CAFE 123\n١٢٣' })).toEqual({
    card,
    words: '123 cafe erbil other اخري اربيل المطعم تر مطعم ههولير هي',
  });
});

const figures = {
  monthlyProfit: { price: 2_000_000, currency: 'iqd' },
  monthlyRent: { price: 750.5, currency: 'usd' },
  hasInstalments: true,
} as const;

test('contains the names and digits of the figures that are stated, and of no others', () => {
  const { words: without } = searchDocument(card, { description: '' });
  const added = (part: Partial<ListingCard>) => {
    const before = new Set(without.split(' '));
    return searchDocument({ ...card, ...part }, { description: '' })
      .words.split(' ')
      .filter((word) => !before.has(word));
  };
  const { monthlyProfit, monthlyRent, hasInstalments } = figures;
  const monthlySales = { price: 9_000_000, currency: 'iqd' } as const;
  const { words } = searchDocument(card, { description: '', monthlySales });
  expect(words.split(' ')).toEqual(expect.arrayContaining(['9000000', 'sales', 'مبيعات', 'فروش']));
  expect(added({ monthlyProfit })).toEqual(['2000000', 'profit', 'ارباح', 'ربح', 'قازانج']);
  expect(added({ monthlyRent })).toEqual(['5', '750', 'rent', 'ايجار', 'كري']);
  expect(added({ hasInstalments })).toContain('تقسيط');
});

test.each([
  ...['profit', 'Profits', 'الأرباح', 'ربح', 'قازانجی', '2,000,000', '٢٠٠٠٠٠٠', '2000000'],
  ...['rent', 'الإيجار', 'ايجار', 'کرێی', 'instalment', 'installments', 'instalments'],
  ...[
    'تقسيط',
    'التقسيط',
    'بالتقسيط',
    'أقساط',
    'قیست',
    'بە قیست',
    'بەقیست',
    'قیستی',
    'by installment',
  ],
])('an ad that states figures is found by %s, one that states none is not', (search) => {
  const matches = listingMatcher({ search });
  expect(matches(searchDocument({ ...card, ...figures }, { description: '' }))).toBe(true);
  expect(matches(searchDocument(card, { description: '' }))).toBe(false);
});
