import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/shared/limits';
import type { OwnerListings } from '@qaysari/contract/listing/types';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ListingGrid } from '../entities/listing/listing-grid.tsx';
import { ownerListingsQuery } from '../entities/listing/queries.ts';
import { ShortFacts } from '../entities/person/person-facts.tsx';
import { useSession } from '../entities/person/session.tsx';
import { ReportButton } from '../entities/report/report-button.tsx';
import { useLanguage } from '../i18n/language.ts';
import { ApiFailure } from '../lib/api/failure.ts';
import { readPage, searchOfPage, usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { Container, Heading, PageHead } from '../ui/page.tsx';
import { Paging } from '../ui/paging.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

const expected = 4;

/** The ads of one member that are for sale. */
export function OwnerListingsPage() {
  const { t } = useTranslation('ad');
  const { id = '' } = useParams();
  const language = useLanguage();
  const page = readPage(usePageQuery('ownerListings'));
  const { data, error, refetch } = useQuery(ownerListingsQuery(id, page, language));
  const isNobody = !data && error instanceof ApiFailure && error.isNotFound;
  return (
    <Container py={{ base: '6', md: '10' }}>
      {isNobody ? (
        <>
          <PageHead title={t('owner.nobodyTitle')} />
          <Nobody />
        </>
      ) : (
        <>
          <Title found={data} />
          {error && !data ? (
            <FailureNotice onRetry={() => void refetch()} />
          ) : (
            <Box aria-busy={!data}>
              <ListingGrid eager={4} listings={data?.listings} expected={expected} />
              <Box mt="8">
                <Paging
                  current={page}
                  last={Math.ceil((data?.owner.listings ?? 0) / limits.listingPageSize)}
                  siblingCount={limits.pagingWindow}
                  addressOf={(target) => paths.ownerListings(language, id) + searchOfPage(target)}
                />
              </Box>
              {data && <ReportOwner owner={data.owner} />}
            </Box>
          )}
        </>
      )}
    </Container>
  );
}

function Title({ found }: { found: OwnerListings | undefined }) {
  const { t } = useTranslation(['ad', 'ads']);
  const name = found?.owner.name;
  const title = name === undefined ? t('owner.allNameless') : t('owner.all', { name });
  return (
    <Box mb="6">
      <PageHead title={title} />
      <Heading as="h1" overflowWrap="anywhere">
        {title}
      </Heading>
      <Box as="h2" mt="1" fontSize="md" fontWeight="normal" color="fg.muted">
        {found ? t('ads:count', { count: found.owner.listings }) : t('ads:loadingAds')}
      </Box>
      <Box mt="4">
        {found ? <ShortFacts facts={found.owner.facts} /> : <Skeleton height="40" />}
      </Box>
    </Box>
  );
}

/** Nobody reports themselves. */
function ReportOwner({ owner }: Pick<OwnerListings, 'owner'>) {
  const { data: viewer } = useSession();
  if (viewer === undefined || viewer?._id === owner._id) return null;
  return (
    <Flex justify="center" mt="8">
      <ReportButton target={{ kind: 'person', id: owner._id, label: owner.name }} />
    </Flex>
  );
}

function Nobody() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <EmptyState
      icon={<Store size={26} aria-hidden="true" />}
      titleAs="h1"
      title={t('owner.nobodyTitle')}
      body={t('owner.nobodyBody')}
      action={
        <Button asChild>
          <Link to={paths.listings(language)}>{t('backToAds')}</Link>
        </Button>
      }
    />
  );
}
