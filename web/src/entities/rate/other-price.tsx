import { priceDigits } from '@qaysari/contract/listing/price';
import { otherPrice, rateAgeToName, type Money } from '@qaysari/contract/listing/rate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from './price.tsx';
import { useRate } from './rate-query.ts';
import { Dated } from '../../ui/dated.tsx';

/** A price in the other currency at the market rate, such as "≈ $8,278"; nothing where no useful rate is known. */
export function OtherPrice({ price, currency }: Money) {
  const { t } = useTranslation('ad');
  const rate = useRate();
  const [openedAt] = useState(() => new Date());
  const other = rate && otherPrice({ price, currency }, rate);
  if (!other) return null;
  const age = rateAgeToName(rate, openedAt);
  return (
    <span className="other-price">
      <span aria-hidden="true">≈ </span>
      <span className="price-spoken">{t('otherPrice.about')} </span>
      <Price {...other} />
      {age !== undefined && (
        // The page may have been rendered on the day before.
        <span suppressHydrationWarning> · {t('otherPrice.age', { count: age })}</span>
      )}
    </span>
  );
}

/** The price in the other currency; a press says at which rate, of which day and from where. */
export function OtherPriceByRate(money: Money) {
  const { t } = useTranslation('ad');
  const rate = useRate();
  // A tiny sum rounds to zero in the other currency.
  if (!rate || !otherPrice(money, rate)) return null;
  const { dinars, source, date: iso } = rate;
  return (
    <details className="other-price-details">
      <summary>
        <OtherPrice {...money} />
      </summary>
      <p>
        <Dated iso={iso}>
          {(date) => t('otherPrice.rate', { date, dinars: priceDigits(dinars), source })}
        </Dated>
      </p>
    </details>
  );
}
