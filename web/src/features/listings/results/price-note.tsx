import { priceDigits } from '@qaysari/contract/listing/price';
import type { Rate } from '@qaysari/contract/listing/rate';
import { useTranslation } from 'react-i18next';
import { Dated } from '../../../ui/dated.tsx';
import type { Comparison } from './comparison.ts';

interface PriceNoteProps {
  comparison: Exclude<Comparison, 'none'>;
  rate: Rate | undefined;
}

/** How the prices of two currencies were compared. */
export function PriceNote({ comparison, rate }: PriceNoteProps) {
  const { t } = useTranslation('ads');
  if (comparison === 'inTurn') return t('byPrice.note');
  if (comparison !== 'atRate') return t(`byPrice.noRate.${comparison}`);
  if (!rate) return null;
  const dinars = priceDigits(rate.dinars);
  return <Dated iso={rate.date}>{(date) => t('byPrice.rate', { date, dinars })}</Dated>;
}
