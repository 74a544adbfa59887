import type { Currency } from '../listing/price.ts';

/**
 * Where each band of money begins, in units of the currency; it ends where the next one begins. Filters
 * and matching compare bands, never budgets: with free amounts, a few questions would find an investor's
 * exact budget (decision 50).
 */
const bandStarts = {
  usd: [0, 10_000, 50_000, 200_000, 1_000_000],
  iqd: [0, 15_000_000, 75_000_000, 300_000_000, 1_500_000_000],
} as const satisfies Record<Currency, readonly number[]>;

/** Number of a band, from 0. Both currencies have the same number of bands. */
export const budgetBands = [0, 1, 2, 3, 4] as const;

export type BudgetBand = (typeof budgetBands)[number];

/** Where a band begins and ends, in units of the currency. The last one has no end. */
export function boundsOfBand(
  currency: Currency,
  band: BudgetBand,
): { from: number; to: number | undefined } {
  const starts: readonly number[] = bandStarts[currency];
  return { from: starts[band] ?? 0, to: starts[band + 1] };
}

/** The band of an amount in units of the currency. */
export function bandOf(currency: Currency, amount: number): BudgetBand {
  return budgetBands.filter((band) => boundsOfBand(currency, band).from <= amount).at(-1) ?? 0;
}

/** The bands that a budget touches, the lowest first. */
export function bandsOf(currency: Currency, budgetMin: number, budgetMax: number): BudgetBand[] {
  const [first, last] = [bandOf(currency, budgetMin), bandOf(currency, budgetMax)];
  return budgetBands.filter((band) => band >= first && band <= last);
}

/** What others learn of a budget: the first and the last band that it touches. */
export interface BudgetRange {
  currency: Currency;
  lowest: BudgetBand;
  highest: BudgetBand;
}

/** The range of bands that come lowest first; undefined for none. */
export function rangeOfBands({
  currency,
  bands,
}: {
  currency: Currency;
  bands: readonly BudgetBand[];
}): BudgetRange | undefined {
  const [lowest, highest] = [bands[0], bands.at(-1)];
  return lowest === undefined || highest === undefined ? undefined : { currency, lowest, highest };
}
