import type { Currency } from './currency.ts';

/** A market rate between dollars and dinars, as staff set it. It is never changed, only followed by another. */
export interface Rate {
  _id: string;
  /**
   * Dinars for 100 dollars: people in Iraq name the rate so.
   * @asType integer
   */
  dinars: number;
  /** Where staff have it from, in their words. */
  source: string;
  /**
   * When the market had it. Later than the date of the rate before.
   * @format date-time
   */
  date: string;
}

/** What a conversion needs of a rate. */
export type Conversion = Pick<Rate, 'dinars'>;

/** A price in one currency. */
export interface Money {
  price: number;
  currency: Currency;
}

/** A converted price names the age of a rate that is older than `named`; than `shown`, and there is none. In days. */
export const rateAges = { named: 7, shown: 30 } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days since the date of a rate; 0 for one of the future. */
export function rateAgeInDays({ date }: Pick<Rate, 'date'>, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(date).getTime()) / dayMs));
}

/** Whether converted prices may still be shown with it. */
export function isRateUseful(rate: Pick<Rate, 'date'>, now: Date): boolean {
  return rateAgeInDays(rate, now) <= rateAges.shown;
}

/** The amount in the other currency, not rounded. */
export function convert({ price, currency }: Money, { dinars }: Conversion): number {
  return currency === 'usd' ? (price * dinars) / 100 : (price * 100) / dinars;
}

export function otherCurrency(currency: Currency): Currency {
  return currency === 'usd' ? 'iqd' : 'usd';
}

/**
 * A price in the other currency, rounded as people say it: whole dollars; dinars to 1,000 below a million, to 25,000
 * below ten million, to 250,000 from there on. Undefined where nothing is left of it.
 */
export function otherPrice(money: Money, rate: Conversion): Money | undefined {
  const currency = otherCurrency(money.currency);
  const amount = convert(money, rate);
  const step = currency === 'usd' ? 1 : dinarStep(amount);
  const price = Math.round(amount / step) * step;
  return price > 0 ? { price, currency } : undefined;
}

function dinarStep(amount: number): number {
  if (amount < 1_000_000) return 1_000;
  return amount < 10_000_000 ? 25_000 : 250_000;
}
