import { useTranslation } from 'react-i18next';
import { priceInWords } from '../../lib/format/price.ts';

/** An amount such as "1.5 million", so that a zero too many is noticed; nothing below a thousand. */
export function PriceInWords({ amount }: { amount: number }) {
  const { t } = useTranslation('ad');
  const found = priceInWords(amount);
  if (!found) return null;
  const words = t(`priceWords.${found.scale}`, { count: found.count });
  return <bdi>{found.isExact ? words : t('priceWords.about', { words })}</bdi>;
}
