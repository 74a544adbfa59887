import { defaultCurrency, type Currency } from '@qaysari/contract/currency';
import { isByPrice, type ListingFilter } from '@qaysari/contract/listing-filter';
import type { Rate } from '@qaysari/contract/rate';
import { useTranslation } from 'react-i18next';
import { priceDigits } from '../../../lib/format/price.ts';
import { Dated } from '../../../ui/dated.tsx';

interface PriceNoteProps {
  filter: ListingFilter;
  /** By which the answer compared prices; undefined: by none. */
  rate: Rate | undefined;
}

/** How the prices of two currencies were compared; nothing where they were not. Call it for an answer. */
export function PriceNote({ filter, rate }: PriceNoteProps) {
  const { t } = useTranslation('ads');
  if (rate) {
    const dinars = priceDigits(rate.dinars);
    return <Dated iso={rate.date}>{(date) => t('byPrice.rate', { date, dinars })}</Dated>;
  }
  if (isByPrice(filter.sort)) return t('byPrice.note');
  const currency: Currency = filter.priceCurrency ?? defaultCurrency;
  return t(`byPrice.noRate.${currency}`);
}
