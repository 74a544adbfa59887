import { isSeeking, type CategoryId } from './catalogue.ts';
import type { OptionalListingValues } from './fields.ts';
import { convert, type Conversion, type Money } from './rate.ts';

/**
 * What follows from the figures that an owner states. Nothing here is stored. `isConverted` says that amounts in two
 * currencies were compared, so the page names the rate.
 */

interface Derived {
  isConverted: boolean;
}

type Rated = Conversion | undefined;

/** An amount in a currency; undefined where that needs a rate and there is none. Not rounded. */
function amountIn(money: Money, currency: Money['currency'], rate: Rated): number | undefined {
  if (money.currency === currency) return money.price;
  return rate && convert(money, rate);
}

export interface Share extends Derived {
  /** How many times the other amount; above zero. */
  times: number;
}

function shareOf(
  part: Money | undefined,
  whole: Money | undefined,
  rate: Rated,
): Share | undefined {
  if (!part || !whole) return undefined;
  const amount = amountIn(part, whole.currency, rate);
  if (amount === undefined) return undefined;
  return { times: amount / whole.price, isConverted: part.currency !== whole.currency };
}

type Figures = Money & OptionalListingValues & { category?: CategoryId };

/** How many months of the stated profit the price is. What an ad that looks for money names is no price. */
export function profitMonths({ price, currency, monthlyProfit, category }: Figures, rate: Rated) {
  if (category && isSeeking(category)) return undefined;
  return shareOf({ price, currency }, monthlyProfit, rate);
}

/** Which part of the stated sales the rent is. */
export function rentOfSales({ monthlyRent, monthlySales }: Figures, rate: Rated) {
  return shareOf(monthlyRent, monthlySales, rate);
}

/** Which part of the stated sales the profit is. */
export function profitOfSales({ monthlyProfit, monthlySales }: Figures, rate: Rated) {
  return shareOf(monthlyProfit, monthlySales, rate);
}

/** What is paid by instalments. */
export interface InstalmentSum extends Derived {
  sum: Money;
  /** The sum less the price, in the currency of the price. Below zero where instalments cost less. */
  difference: Money;
}

/** Whether an owner states anything of instalments. */
export function hasInstalments(figures: OptionalListingValues): boolean {
  const { downPayment, monthlyInstalment, instalmentMonths } = figures;
  return [downPayment, monthlyInstalment, instalmentMonths].some((each) => each !== undefined);
}

/** Undefined unless down payment, months and monthly amount are stated: what is unknown is not zero. */
export function instalmentSum(figures: Figures, rate: Rated): InstalmentSum | undefined {
  const { price, currency, downPayment, monthlyInstalment, instalmentMonths } = figures;
  if (!downPayment || !monthlyInstalment || !instalmentMonths) return undefined;
  // Nothing is nothing in any currency.
  const first = downPayment.price === 0 ? 0 : amountIn(downPayment, currency, rate);
  const each = amountIn(monthlyInstalment, currency, rate);
  if (first === undefined || each === undefined) return undefined;
  const sum = first + each * instalmentMonths;
  const isForeign = (money: Money) => money.price > 0 && money.currency !== currency;
  return {
    sum: { price: sum, currency },
    difference: { price: sum - price, currency },
    isConverted: isForeign(downPayment) || isForeign(monthlyInstalment),
  };
}
