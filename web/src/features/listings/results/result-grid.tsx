import { Box } from '@chakra-ui/react/box';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { type Currency, defaultCurrency, priceDigits } from '@qaysari/contract/listing/price';
import type { Rate } from '@qaysari/contract/listing/rate';
import { isByPrice, needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import { Flex } from '@chakra-ui/react/flex';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { ListingGrid } from '../../../entities/listing/listing-grid.tsx';
import { Heading } from '../../../ui/page.tsx';
import { Dated } from '../../../ui/dated.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** Lazy: hardly any search finds nothing. */
const NoResultsSuggestions = lazyComponent(
  async () => (await import('./no-results-suggestions.tsx')).NoResultsSuggestions,
);

/** In place of results: suggests filters to remove, with their numbers of ads, and links to all ads. */
export function NothingFound({ filter }: { filter: ListingFilter }) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={t('emptyTitle')}
      body={t('emptyBody')}
      action={
        <Flex direction="column" align="center" gap="3">
          <NoResultsSuggestions filter={filter} />
          <Button asChild variant="ghost">
            <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
          </Button>
        </Flex>
      }
    />
  );
}

/** How many pictures are visible without scrolling. */
const eager = 4;

interface ResultGridProps {
  /** Undefined while they load. */
  listings: readonly ListingCard[] | undefined;
  /** Whether they come one currency after the other: each then has a heading. */
  isByCurrency: boolean;
}

export function ResultGrid({ listings, isByCurrency }: ResultGridProps) {
  const { t } = useTranslation('ads');
  if (!listings || !isByCurrency) {
    return <ListingGrid listings={listings} expected={limits.listingPageSize} eager={eager} />;
  }
  return currencyGroups(listings).map((group, place) => (
    <Box key={group.currency} as="section" mt={place === 0 ? '0' : '8'}>
      <Heading as="h3" size="small" mb="3">
        {t(`byPrice.${group.currency}`)}
      </Heading>
      <ListingGrid
        listings={group.listings}
        expected={group.listings.length}
        eager={place === 0 ? eager : 0}
      />
    </Box>
  ));
}

interface CurrencyGroup {
  currency: Currency;
  listings: ListingCard[];
}

/** The listings of each currency, in the order of the list. */
export function currencyGroups(listings: readonly ListingCard[]): CurrencyGroup[] {
  const groups = new Map<Currency, ListingCard[]>();
  for (const listing of listings) {
    groups.set(listing.currency, [...(groups.get(listing.currency) ?? []), listing]);
  }
  return Array.from(groups, ([currency, members]) => ({ currency, listings: members }));
}

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

/**
 * How a list compares amounts in two currencies: at a rate; without one in turn, one currency after the other; or only
 * those in the currency of its price limits; or, of figures, each currency by itself. `none`: it compares no two
 * currencies.
 */
export type Comparison = 'none' | 'atRate' | 'inTurn' | Currency | 'figures';

/** `rate`: the exchange rate that the answer used. */
export function comparisonOf(filter: ListingFilter, rate: Rate | undefined): Comparison {
  if (!needsRate(filter)) return 'none';
  if (rate) return 'atRate';
  const { currency, priceCurrency = defaultCurrency, minPrice, maxPrice, sort } = filter;
  const isLimited = minPrice !== undefined || maxPrice !== undefined;
  if (currency === undefined && isLimited) return priceCurrency;
  return currency === undefined && isByPrice(sort) ? 'inTurn' : 'figures';
}
