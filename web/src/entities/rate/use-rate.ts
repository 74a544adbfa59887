import { useQuery } from '@tanstack/react-query';
import { isRateUseful, type Rate } from '@qaysari/contract/rate';
import { useLanguage } from '../../i18n/language.ts';
import { rateQuery } from './rate-query.ts';

/** The market rate in force; undefined where none is known that converted prices may be shown by. */
export function useRate(): Rate | undefined {
  const { data } = useQuery(rateQuery(useLanguage()));
  return data?.rate && isRateUseful(data.rate, new Date()) ? data.rate : undefined;
}
