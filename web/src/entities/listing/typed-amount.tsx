import { formatNumber } from '@qaysari/contract/shared/number-text';
import { isCurrency, formatPrice } from '@qaysari/contract/listing/price';
import { readNumber } from '@qaysari/contract/shared/fields';
import { priceInWords } from '../../lib/format/price.ts';
import { PriceInWords } from './price.tsx';

interface TypedAmountProps {
  /** As somebody types it, in any digits. */
  typed: string;
  /** May not be chosen yet. */
  currency: string;
  /** Shows while there is no amount. */
  hint: string;
}

/** An amount being typed as it will be shown, and in words, so that a zero too many is noticed. */
export function TypedAmount({ typed, currency, hint }: TypedAmountProps) {
  const amount = readNumber(typed);
  if (!(amount > 0)) return hint;
  return (
    <>
      <bdi dir="ltr">
        {isCurrency(currency) ? formatPrice(amount, currency) : formatNumber(amount)}
      </bdi>
      {priceInWords(amount) && ' · '}
      <PriceInWords amount={amount} />
    </>
  );
}
