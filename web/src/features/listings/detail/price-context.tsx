import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { profitMonths } from '@qaysari/contract/listing/figures';
import type {
  Listing,
  PriceComparison,
  PricePoint,
  ProfitComparison,
} from '@qaysari/contract/listing/types';
import { getPriceContext } from '@qaysari/contract/listing/calls';
import { priceInText } from '@qaysari/contract/listing/price';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Price } from '../../../entities/rate/price.tsx';
import { RateUsed } from '../../../entities/rate/rate-used.tsx';
import { useRate } from '../../../entities/rate/rate-query.ts';
import { listingKeys } from '../../../entities/listing/query-keys.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { withOfflineCache } from '../../../lib/offline/offline-cache.ts';
import { Dated } from '../../../ui/dated.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Card } from '../../../ui/surfaces.tsx';

interface PricePlotProps {
  comparison: PriceComparison;
  /** In the currency of the comparison. */
  price: number;
}

/** The middle half of the prices takes the middle third of the line. Cheaper prices are before it, others after. */
const third = 100 / 3;
/** Outliers are this far from the end of the line, in percent, so that their mark stays whole. */
const edge = 2;

/** Position of a price on the line, in percent from its start. */
export function placeOf(price: number, { low, high }: Pick<PriceComparison, 'low' | 'high'>) {
  const place = third + (third * (price - low)) / (high - low);
  return Math.min(100 - edge, Math.max(edge, place));
}

/**
 * The middle half of similar prices as a band on a line, and a mark for this ad's price. The cheap end is where a line
 * of text begins. The words beside it say the same, so screen readers skip it.
 */
function PricePlot({ comparison, price }: PricePlotProps) {
  const { low, high, currency } = comparison;
  return (
    <Box aria-hidden="true" my="4" css={{ printColorAdjust: 'exact' }}>
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
        {/* Each price is outside its end of the band, so two long prices never overlap. */}
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

/** As long as the API lets others keep its answer. */
const staleMs = 5 * 60_000;

/** Maximum number of prices in the history: a reader needs the latest only. */
const pricesShown = 6;

function priceContextQuery(id: string, language: Language) {
  return queryOptions({
    // As the keys of listingKeys; only this part needs it.
    queryKey: [...listingKeys.all, 'price-context', id] as const,
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callApi(getPriceContext, { language, params: { id }, signal: asked.signal }),
      ),
    staleTime: staleMs,
    retry: false,
  });
}

/** What similar ads cost, and what this one cost before. Optional: shows nothing where there is nothing to say. */
export function PriceContext({ listing }: { listing: Listing }) {
  const { t } = useTranslation('price');
  const language = useLanguage();
  const { data } = useQuery(priceContextQuery(listing._id, language));
  if (!data) return null;
  // The owner may have changed the currency since the answer.
  const comparison = data.comparison?.currency === listing.currency ? data.comparison : undefined;
  const history = data.history.length > 1 ? data.history.slice(0, pricesShown) : [];
  const { profitMonths: profit } = data;
  const rate = comparison?.rate ?? profit?.rate;
  if (!comparison && !profit && history.length === 0) return null;
  return (
    <Card as="section" roomy mt="16" aria-label={comparison || profit ? t('title') : t('history')}>
      {(comparison ?? profit) && (
        <Heading as="h2" size="card">
          {t('title')}
        </Heading>
      )}
      {comparison && <Comparison comparison={comparison} listing={listing} />}
      {profit && <ProfitMonths profit={profit} listing={listing} />}
      {rate && (
        <Box mt="2" fontSize="sm" color="fg.muted">
          <RateUsed rate={rate}>{(words) => t('converted', words)}</RateUsed>
        </Box>
      )}
      {history.length > 0 && (
        <Box mt={comparison || profit ? '6' : '0'}>
          <Heading as={comparison || profit ? 'h3' : 'h2'} size="card">
            {t('history')}
          </Heading>
          <History prices={history} />
        </Box>
      )}
    </Card>
  );
}

function Comparison({ comparison, listing }: { comparison: PriceComparison; listing: Listing }) {
  const { t } = useTranslation(['price', 'ads']);
  const language = useLanguage();
  const { scope, count, currency } = comparison;
  const words = {
    ads: t('ads:count', { count }),
    low: priceInText(comparison.low, currency),
    high: priceInText(comparison.high, currency),
  };
  const city = cities[listing.location][language];
  return (
    <>
      <PricePlot comparison={comparison} price={listing.price} />
      <Box as="p">
        {scope === 'cityAndCategory' ? t('inCity', { ...words, city }) : t('inIraq', words)}{' '}
        <Box as="span" fontWeight="semibold">
          {t('own', { price: priceInText(listing.price, currency) })}
        </Box>
      </Box>
    </>
  );
}

interface ProfitMonthsProps {
  profit: ProfitComparison;
  listing: Listing;
}

/** How many months of profit similar ads cost, and this one, where it still states a profit. */
function ProfitMonths({ profit, listing }: ProfitMonthsProps) {
  const { t } = useTranslation(['price', 'ads', 'figures']);
  const language = useLanguage();
  const own = profitMonths(listing, useRate());
  if (!own) return null;
  const months = (count: number) => t('figures:unit.months', { count });
  const ads = t('ads:count', { count: profit.count });
  const words = { ads, low: profit.low, months: months(profit.high) };
  const city = cities[listing.location][language];
  return (
    <Box as="p" mt="3">
      {profit.scope === 'cityAndCategory'
        ? t('profitInCity', { ...words, city })
        : t('profitInIraq', words)}{' '}
      <Box as="span" fontWeight="semibold">
        {t('ownProfit', { months: months(Math.max(1, Math.round(own.times))) })}
      </Box>
    </Box>
  );
}

function History({ prices }: { prices: readonly PricePoint[] }) {
  const { t } = useTranslation('price');
  return (
    <Flex as="ol" direction="column" gap="1.5" mt="3" listStyleType="none">
      {prices.map(({ price, currency, since }) => (
        <Flex as="li" key={since + currency + String(price)} wrap="wrap" columnGap="3">
          <Box as="span" fontWeight="semibold">
            <Price price={price} currency={currency} />
          </Box>{' '}
          <Box as="span" color="fg.muted">
            <Dated iso={since}>{(date) => t('since', { date })}</Dated>
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
