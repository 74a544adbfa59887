import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Currency } from '@qaysari/contract/currency';
import { formatPrice } from '../../lib/format/price.ts';

/** A price that never reorders inside right-to-left text. */
export function Price({
  price,
  currency,
  ...props
}: HTMLChakraProps<'bdi'> & { price: number; currency: Currency }) {
  return (
    <chakra.bdi dir="ltr" display="inline-block" {...props}>
      {formatPrice(price, currency)}
    </chakra.bdi>
  );
}
