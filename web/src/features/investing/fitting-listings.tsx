import { Box } from '@chakra-ui/react/box';
import { listFittingListings } from '@qaysari/contract/investor/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seekingCategories } from '@qaysari/contract/listing/catalogue';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FitLines } from '../../entities/investor/fit-lines.tsx';
import { ListingGrid } from '../../entities/listing/listing-grid.tsx';
import { listingsPath } from '../../entities/listing/listings-path.ts';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { callAsMember } from '../../lib/api/api-client.ts';
import { searchOfPage } from '../../lib/routes/page-query.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, FailureNotice } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/page.tsx';
import { Paging } from '../../ui/paging.tsx';

/** Skeletons while the first page loads. */
const expected = 2;

interface FittingListingsProps {
  userId: string;
  page: number;
}

/** The ads that fit an investor's profile, each with the reasons. */
export function FittingListings({ userId, page }: FittingListingsProps) {
  const { t } = useTranslation('investing');
  const language = useLanguage();
  const found = useQuery({
    queryKey: [...listingKeys.fitting, userId, page],
    queryFn: ({ signal }) =>
      callAsMember(listFittingListings, { language, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
  const { data, isError, refetch } = found;
  const fits = new Map(data?.listings.map(({ listing, fit }) => [listing._id, fit]));
  return (
    <Box
      as="section"
      aria-labelledby="fitting"
      mt="10"
      aria-busy={!data || found.isPlaceholderData}
    >
      <Heading as="h2" id="fitting">
        {t('fitting.title')}
      </Heading>
      <Box as="p" color="fg.muted" mt="1" mb="5">
        {t('fitting.lead')}
      </Box>
      {isError && !data ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NoneFits />
      ) : (
        <ListingGrid
          narrow
          listings={data?.listings.map(({ listing }) => listing)}
          expected={expected}
          extrasOf={({ _id }) => {
            const fit = fits.get(_id);
            return fit ? { footer: <FitLines fit={fit} /> } : {};
          }}
        />
      )}
      <Box mt="8">
        <Paging
          current={page}
          last={data ? Math.ceil(data.total / data.pageSize) : 1}
          siblingCount={limits.pagingWindow}
          addressOf={(target) => paths.investor(language) + searchOfPage(target)}
        />
      </Box>
    </Box>
  );
}

function NoneFits() {
  const { t } = useTranslation('investing');
  const language = useLanguage();
  return (
    <EmptyState
      icon={<Store size={26} aria-hidden="true" />}
      title={t('fitting.empty')}
      body={t('fitting.emptyBody')}
      action={
        <Button asChild>
          <Link to={listingsPath(language, { category: [...seekingCategories] })}>
            {t('fitting.seeAll')}
          </Link>
        </Button>
      }
    />
  );
}
