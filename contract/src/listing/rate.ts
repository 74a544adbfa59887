import { isCurrency, type Currency } from './price.ts';

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

/** Whether a value, such as one that staff edited, is an amount with its currency. */
export function isMoney(value: unknown): value is Money {
  const { price, currency } = (value ?? {}) as Partial<Record<keyof Money, unknown>>;
  return typeof price === 'number' && Number.isFinite(price) && isCurrency(currency);
}

/** In days: a rate that is older than `named` is shown with its age; one that is older than `shown`, not at all. */
const rateAges = { named: 7, shown: 30 } as const;

const dayMs = 24 * 60 * 60 * 1000;

type Dated = Pick<Rate, 'date'>;

const ageInDays = ({ date }: Dated, now: Date) =>
  Math.max(0, (now.getTime() - new Date(date).getTime()) / dayMs);

/** Whole days since the date of a rate, where converted prices have to name them. */
export function rateAgeToName(rate: Dated, now: Date): number | undefined {
  const age = ageInDays(rate, now);
  return age > rateAges.named ? Math.floor(age) : undefined;
}

/** Whether converted prices may still be shown with it. */
export function isRateUseful(rate: Dated, now: Date): boolean {
  return ageInDays(rate, now) <= rateAges.shown;
}

/** What 100 dollars are worth in a currency. */
const worthOf100Dollars: Readonly<Record<Currency, (rate: Conversion) => number>> = {
  usd: () => 100,
  iqd: ({ dinars }) => dinars,
};

/** The currency that a price is also shown in. */
const otherCurrencies: Readonly<Record<Currency, Currency>> = { usd: 'iqd', iqd: 'usd' };

/** Steps to which people round an amount when they say it. */
const steps: Readonly<Record<Currency, (amount: number) => number>> = {
  usd: () => 1,
  iqd: (amount) => (amount < 1_000_000 ? 1_000 : amount < 10_000_000 ? 25_000 : 250_000),
};

/** The amount in the other currency, not rounded. */
export function convert({ price, currency }: Money, rate: Conversion): number {
  const other = worthOf100Dollars[otherCurrency(currency)](rate);
  return (price * other) / worthOf100Dollars[currency](rate);
}

export function otherCurrency(currency: Currency): Currency {
  return otherCurrencies[currency];
}

/**
 * A price in the other currency, rounded as people say it: whole dollars; dinars to 1,000 below a million, to 25,000
 * below ten million, to 250,000 from there on. Undefined where nothing is left of it.
 */
export function otherPrice(money: Money, rate: Conversion): Money | undefined {
  const currency = otherCurrency(money.currency);
  const amount = convert(money, rate);
  const step = steps[currency](amount);
  const price = Math.round(amount / step) * step;
  return price > 0 ? { price, currency } : undefined;
}

/** Answer of `GET /rate/current`. */
export interface CurrentRate {
  /** The market rate in force, whatever its age; left out as long as there was none. */
  rate?: Rate;
}

/** Answer of `GET /rate`. */
export interface RateHistory extends CurrentRate {
  /** The rates of the last 365 days, newest first, 400 at most. */
  history: Rate[];
}
