import { bandOf } from '@qaysari/contract/investor/bands';
import { fitReasons, type Fit, type FitReason } from '@qaysari/contract/investor/types';
import type { ListingCard } from '@qaysari/contract/listing/types';
import type { InvestorInterest } from './directory-entry.ts';

/** What matching reads of an ad of somebody who looks for an investor or a partner. */
export type SeekingAd = Pick<
  ListingCard,
  'category' | 'sector' | 'location' | 'currency' | 'price' | 'isStartup'
>;

/** What each reason says; undefined where one of the two has not said it. */
type Verdicts = Record<FitReason, boolean | undefined>;

/** A fit needs at least one of these; form and stage alone are not enough. */
const decisive: readonly FitReason[] = ['sector', 'city', 'ticket'];

/**
 * Why an ad and an investor fit; undefined when something speaks against it, or when neither sector, city
 * nor money speaks for it. The same for both directions.
 */
export function fitOf(ad: SeekingAd, investor: InvestorInterest): Fit | undefined {
  const verdicts = verdictsOf(ad, investor);
  if (fitReasons.some((reason) => verdicts[reason] === false)) return undefined;
  const fits = fitReasons.filter((reason) => verdicts[reason]);
  if (!fits.some((reason) => decisive.includes(reason))) return undefined;
  return { fits, unknown: fitReasons.filter((reason) => verdicts[reason] === undefined) };
}

function verdictsOf(ad: SeekingAd, investor: InvestorInterest): Verdicts {
  const { sectors, cities, forms, stages, currency, bands } = investor;
  return {
    sector: ad.sector && sectors?.includes(ad.sector),
    city: cities?.includes(ad.location),
    // Rates change: amounts of two currencies are not compared.
    ticket: ad.currency === currency ? bands.includes(bandOf(currency, ad.price)) : undefined,
    // An ad for an investor leaves open whether it wants a share sold, a loan or cash.
    form: ad.category === 'find_a_partner' ? forms?.includes('partner') : undefined,
    // Only start-ups say what they are.
    stage: ad.isStartup ? stages?.includes('startup') : undefined,
  };
}
