import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { PriceComparison } from '@qaysari/contract/listing/types';
import { Price } from '../../../entities/listing/price.tsx';

interface PricePlotProps {
  comparison: PriceComparison;
  /** In the currency of the comparison. */
  price: number;
}

/** The middle half stands in the middle third: what is cheaper lies before it, what is dearer behind it. */
const third = 100 / 3;
/** A price further out stands at the edge, where its mark is still whole. */
const edge = 2;

/** Where a price stands on the line, in percent from its start. */
export function placeOf(price: number, { low, high }: Pick<PriceComparison, 'low' | 'high'>) {
  const place = third + (third * (price - low)) / (high - low);
  return Math.min(100 - edge, Math.max(edge, place));
}

/**
 * The middle half of similar prices as a band on a line, and a mark for this ad's price. Cheap stands where a line of
 * text begins. The words beside it say the same, so screen readers need not read it.
 */
export function PricePlot({ comparison, price }: PricePlotProps) {
  const { low, high, currency } = comparison;
  return (
    <Box aria-hidden="true" my="4">
      <Box position="relative" height="3" borderRadius="full" bg="bg.muted">
        <Box
          position="absolute"
          insetBlock="0"
          insetInlineStart={`${third}%`}
          width={`${third}%`}
          borderRadius="full"
          bg="action"
        />
        <Box
          data-mark=""
          position="absolute"
          top="-1"
          height="5"
          width="2"
          ms="-1"
          borderRadius="full"
          bg="fg.accent"
          borderWidth="1px"
          borderColor="bg.panel"
          style={{ insetInlineStart: `${placeOf(price, comparison)}%` }}
        />
      </Box>
      <Flex mt="1.5" fontSize="xs" color="fg.muted">
        {/* Each stands outside its end of the band: two long prices never meet. */}
        <Box width={`${third}%`} minW="0" textAlign="end">
          <Price price={low} currency={currency} />
        </Box>
        <Box width={`${third}%`} flexShrink="0" />
        <Box width={`${third}%`} minW="0" textAlign="start">
          <Price price={high} currency={currency} />
        </Box>
      </Flex>
    </Box>
  );
}
