import { Box } from '@chakra-ui/react/box';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { currencies, type Currency } from '@qaysari/contract/currency';
import { Fragment } from 'react';
import { priceDigits } from '../../lib/format/price.ts';

/** Font sizes for up to 9, 11 and 14 signs, and for more: a long sum stays within its card at 320 px too. */
const sizes = {
  card: ['lg', 'lg', 'lg', 'md'],
  page: ['3xl', '2xl', 'xl', 'lg'],
} as const;

const mostSigns = [9, 11, 14];

interface PriceProps extends HTMLChakraProps<'bdi'> {
  price: number;
  currency: Currency;
  /** How large it stands. Omitted: as large as the text around it. */
  size?: keyof typeof sizes;
}

/** A price that never reorders inside right-to-left text. */
export function Price({ price, currency, size, ...props }: PriceProps) {
  const { symbol, place } = currencies[currency];
  const digits = priceDigits(price);
  const step = mostSigns.filter((most) => digits.length > most).length;
  return (
    <chakra.bdi
      dir="ltr"
      display="inline-block"
      {...(size && { fontSize: sizes[size][step] })}
      {...props}
    >
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
      {place === 'after' && (
        // Room, but no blank: د would touch the zeros.
        <Box as="span" marginInlineStart="0.2em" fontWeight="medium">
          {symbol}
        </Box>
      )}
    </chakra.bdi>
  );
}
