import { currencies, type Currency, priceDigits } from '@qaysari/contract/listing/price';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { priceInWords } from '../../lib/format/price.ts';

/** Names of font sizes (listing-card.css) for up to 9, 11 and 14 signs, and for more. */
const sizes = {
  card: ['price-card', 'price-card', 'price-card', 'price-card-longest'],
  page: ['price-page', 'price-page-long', 'price-page-longer', 'price-page-longest'],
} as const;

const mostSigns = [9, 11, 14];

interface PriceProps {
  price: number;
  currency: Currency;
  /** Font size. Omitted: the size of the text around it. */
  size?: keyof typeof sizes;
}

/**
 * A price: for the eye digits and symbol that never reorder inside right-to-left text, for the ear one text with the
 * currency's name. Voices know no symbols, and would read each group of digits as a number.
 */
export function Price({ price, currency, size }: PriceProps) {
  const { t } = useTranslation('common');
  const { symbol, place } = currencies[currency];
  const digits = priceDigits(price);
  const step = mostSigns.filter((most) => digits.length > most).length;
  return (
    <span className={size ? `price ${sizes[size][step] ?? ''}` : 'price'}>
      <bdi dir="ltr" aria-hidden="true">
        {place === 'before' && symbol}
        {/* Very large text may break it between its groups, and nowhere else. */}
        {digits.split(',').map((group, at) => (
          <Fragment key={at}>
            {at > 0 && (
              <>
                ,<wbr />
              </>
            )}
            {group}
          </Fragment>
        ))}
        {place === 'after' && <span className="price-symbol">{symbol}</span>}
      </bdi>
      <span className="price-spoken">{t(`money.${currency}`, { count: price, digits })}</span>
    </span>
  );
}

/** An amount such as "1.5 million", so that a zero too many is noticed; nothing below a thousand. */
export function PriceInWords({ amount }: { amount: number }) {
  const { t } = useTranslation('ad');
  const found = priceInWords(amount);
  if (!found) return null;
  const words = t(`priceWords.${found.scale}`, { count: found.count });
  return <bdi>{found.isExact ? words : t('priceWords.about', { words })}</bdi>;
}
