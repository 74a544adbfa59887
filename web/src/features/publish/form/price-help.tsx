import { isCurrency } from '@qaysari/contract/currency';
import { readNumber } from '@qaysari/contract/form-fields';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/price.ts';
import { priceInWords } from '../../../lib/format/price-words.ts';

/** A price as it will be read, and in words, so that a zero too many is seen while it is typed. */
export function PriceHelp({ typed, currency }: { typed: string; currency: string }) {
  const { t } = useTranslation('publish');
  const amount = readNumber(typed);
  if (!(amount > 0)) return t('help.price');
  const words = priceInWords(amount);
  const isLong = words !== undefined;
  const said = words && t(`priceWords.${words.scale}`, { count: words.count });
  return (
    <>
      <bdi dir="ltr">
        {isCurrency(currency) ? formatPrice(amount, currency) : amount.toLocaleString('en-US')}
      </bdi>
      {isLong && ' · '}
      {isLong && <bdi>{words.isExact ? said : t('priceWords.about', { words: said })}</bdi>}
    </>
  );
}
