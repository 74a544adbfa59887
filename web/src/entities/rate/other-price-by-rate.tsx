import { priceDigits } from '@qaysari/contract/listing/price';
import { otherPrice, type Money } from '@qaysari/contract/listing/rate';
import { useTranslation } from 'react-i18next';
import { Dated } from '../../ui/dated.tsx';
import { OtherPrice } from './other-price.tsx';
import { useRate } from './use-rate.ts';

/** The price in the other currency; a press says at which rate, of which day and from where. */
export function OtherPriceByRate(money: Money) {
  const { t } = useTranslation('ad');
  const rate = useRate();
  // Of a tiny sum nothing is left in the other currency.
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
