import { profitMonths } from '@qaysari/contract/listing/figures';
import { priceDigits, priceInText } from '@qaysari/contract/listing/price';
import { rateAgeToName, type Money, type Rate } from '@qaysari/contract/listing/rate';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { commaOf } from '@qaysari/contract/shared/languages';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { TFunction } from 'i18next';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { useRate } from '../rate/rate-query.ts';

/**
 * What an ad states of the business, on its card: the monthly profit, or else the monthly rent, and instalments. It is
 * short for the eye and whole for the ear. Nothing where nothing is stated.
 */
export function CardFigures({ listing }: { listing: ListingCard }) {
  const { monthlyProfit, monthlyRent, hasInstalments } = listing;
  const isStated = monthlyProfit ?? monthlyRent ?? hasInstalments;
  return isStated ? <StatedFigures listing={listing} /> : null;
}

type Translate = TFunction<['ads', 'common', 'ad']>;

/** One thing that is stated. */
interface Stated {
  seen: string;
  spoken: string;
}

function StatedFigures({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation(['ads', 'common', 'ad']);
  const comma = commaOf(useLanguage());
  const rate = useRate();
  const [openedAt] = useState(() => new Date());
  const { monthlyProfit, monthlyRent, hasInstalments } = listing;
  const rent = monthlyProfit ? undefined : monthlyRent;
  const stated: Stated[] = [
    ...(monthlyProfit ? [moneyText('profit', monthlyProfit, t)] : []),
    ...monthsTexts(listing, t, rate && { rate, openedAt }),
    ...(rent ? [moneyText('rent', rent, t)] : []),
    ...(hasInstalments ? [sameText(t('card.instalments'))] : []),
  ];
  // The page of the server may be of the day before, when the rate had another age.
  return (
    <p className="listing-card-figures">
      <span aria-hidden="true">
        {stated.map(({ seen }) => (
          <Fragment key={seen}>
            <span className="listing-card-figure" suppressHydrationWarning>
              {seen}
            </span>{' '}
          </Fragment>
        ))}
      </span>
      <span className="price-spoken" suppressHydrationWarning>
        {stated.map(({ spoken }) => spoken).join(comma)}
      </span>
    </p>
  );
}

function sameText(text: string): Stated {
  return { seen: text, spoken: text };
}

function moneyText(name: 'profit' | 'rent', { price, currency }: Money, t: Translate): Stated {
  const spoken = t(`common:money.${currency}`, { count: price, digits: priceDigits(price) });
  return {
    seen: t(`card.${name}`, { amount: priceInText(price, currency) }),
    spoken: t(`card.${name}`, { amount: spoken }),
  };
}

/** How many months of the profit the price is, and the age of an old rate by which that was computed. */
function monthsTexts(
  listing: ListingCard,
  t: Translate,
  rated: { rate: Rate; openedAt: Date } | undefined,
): Stated[] {
  const months = profitMonths(listing, rated?.rate);
  const count = Math.round(months?.times ?? 0);
  if (!months || count === 0) return [];
  const isExact = !months.isConverted && months.times === count;
  const digits = { count: formatNumber(count) };
  const age = months.isConverted && rated ? rateAgeToName(rated.rate, rated.openedAt) : undefined;
  return [
    {
      seen: t('card.months', { count, replace: { ...digits, sign: isExact ? '=' : '≈' } }),
      spoken: t(isExact ? 'card.spokenMonths' : 'card.aboutMonths', { count, replace: digits }),
    },
    ...(age === undefined ? [] : [sameText(t('ad:otherPrice.age', { count: age }))]),
  ];
}
