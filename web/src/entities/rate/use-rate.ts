import { useQuery } from '@tanstack/react-query';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import { useLanguage } from '../../i18n/language.ts';
import { rateQuery } from './rate-query.ts';

function usefulRate({ rate }: { rate?: Rate | undefined }): Rate | undefined {
  return rate && isRateUseful(rate, new Date()) ? rate : undefined;
}

/** The market rate in force; undefined where none is known that converted prices may be shown by. */
export function useRate(): Rate | undefined {
  return useQuery({ ...rateQuery(useLanguage()), select: usefulRate }).data;
}
