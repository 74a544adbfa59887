import { priceInText } from '@qaysari/contract/listing/price';
import type { Rate } from '@qaysari/contract/listing/rate';
import { Dated } from '../../ui/dated.tsx';

interface RateUsedProps {
  rate: Rate;
  /** A text with the day of the rate, and with the dinars for 100 dollars. */
  children: (words: { date: string; dinars: string }) => string;
}

/** Says by which rate amounts were converted. */
export function RateUsed({ rate, children }: RateUsedProps) {
  const dinars = priceInText(rate.dinars, 'iqd');
  return (
    <p>
      <Dated iso={rate.date}>{(date) => children({ date, dinars })}</Dated>
    </p>
  );
}
