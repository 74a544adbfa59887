import { fold } from '@qaysari/contract/shared/fold';
import type { Money } from '@qaysari/contract/listing/rate';
import type { CardFigures } from '@qaysari/contract/listing/types';
import { formsOfName } from './stems.ts';

/** What people call the figures of a business, in any language; without what stems find anyway. */
const written = {
  sales: 'sales مبيعات المبيعات فرۆش',
  profit: 'profit ربح أرباح قازانج',
  rent: 'rent إيجار کرێ',
  instalments: 'instalments installments تقسيط بالتقسيط أقساط قسط قیست بەقیست',
};

const names = {
  sales: written.sales.split(' '),
  profit: written.profit.split(' '),
  rent: written.rent.split(' '),
  instalments: written.instalments.split(' '),
};

/** The words by which an ad is found that states figures: their names, and the digits of monthly amounts. */
export function wordsOfFigures({
  monthlySales,
  monthlyProfit,
  monthlyRent,
  hasInstalments,
}: CardFigures & { monthlySales?: Money | undefined }): string[] {
  return [
    ...(monthlySales ? [...names.sales, String(monthlySales.price)] : []),
    ...(monthlyProfit ? [...names.profit, String(monthlyProfit.price)] : []),
    ...(monthlyRent ? [...names.rent, String(monthlyRent.price)] : []),
    ...(hasInstalments ? names.instalments : []),
  ];
}

const figures = ['profit', 'rent'] as const;
const folded = figures.map((figure) => ({ figure, words: names[figure].map(fold) }));

/** What people write beside the name of a figure, and punctuation. */
const besides = new Set(
  `monthly month per a of is net شهري شهرية شهريا الشهري الشهرية بالشهر صافي مانگانە مانگانەی مانگی`
    .split(' ')
    .map(fold)
    .concat(''),
);

/** The figure whose name ends a text, such as "bakery, monthly profit", and the text before it. */
export function figureAtEnd(
  text: string,
): { figure: (typeof figures)[number]; before: string } | undefined {
  const words = text.split(/\s+/);
  const leaveOutBesides = () => {
    while (words.length > 0 && besides.has(fold(words.at(-1) ?? ''))) words.pop();
  };
  leaveOutBesides();
  const forms = formsOfName(fold(words.pop() ?? ''));
  const named = folded.find((each) => each.words.some((word) => forms.includes(word)));
  if (!named) return undefined;
  leaveOutBesides();
  return { figure: named.figure, before: words.join(' ') };
}
