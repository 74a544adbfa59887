import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import type { ListingPage } from '@qaysari/contract/listing-entity';
import { Store } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ListingSlider } from '../entities/listing/listing-slider.tsx';
import { listingsPath } from '../entities/listing/listings-path.ts';
import { listingPageQuery } from '../entities/listing/queries.ts';
import { useSession } from '../entities/person/session.tsx';
import { Browse } from '../features/home/browse.tsx';
import { GuestSuggestion } from '../features/home/guest-suggestion.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { RegisterFormSkeleton } from '../features/home/register-form-skeleton.tsx';
import { FilterForm } from '../features/listings/filter/filter-form.tsx';
import { loadMoreTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { LoadWhenNear } from '../ui/load-when-near.tsx';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { Heading, PageHead, Container } from '../ui/page.tsx';
import { RouterLink } from '../ui/router-link.tsx';
import { Card } from '../ui/surfaces.tsx';

/** Featured listings come first in every list, so the newest have a row of their own. */
const latestFilter = { sort: 'latest' } as const;

/** Id of the register section. */
const registerAnchor = 'register';

/** Loads the form and its texts, when somebody scrolls near it. */
async function loadRegister(language: Language) {
  const [{ HomeRegister }] = await Promise.all([
    import('./home-register.tsx'),
    loadMoreTexts(language, ['auth', 'publish']),
  ]);
  return HomeRegister;
}

export function HomePage() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: user, isPending } = useSession();
  const isGuest = !isPending && !user;
  const all = useQuery(listingPageQuery({}, language));
  const latest = useQuery(listingPageQuery(latestFilter, language));
  return (
    <>
      <PageHead title={t('title')} description={t('heroBody')} />
      <Hero callToAction={isGuest ? registerAnchor : undefined} />
      <Container mt={{ base: '-8', md: '-14' }} position="relative">
        <Card boxShadow="raised" p={{ base: '4', md: '6' }}>
          <FilterForm
            filter={{}}
            onSearch={(filter) => void navigate(listingsPath(language, filter))}
            facets={all.data?.facets}
          />
        </Card>
        {all.data?.total === 0 ? (
          <NoListings />
        ) : (
          <>
            <ListingRow
              found={all}
              title={t('slider.title')}
              allAt={paths.listings(language)}
              eager
            />
            {/* Counts are worth their room only once they have come or are on their way. */}
            {!(all.isError && !all.data) && <Browse facets={all.data?.facets} />}
            <ListingRow
              found={latest}
              title={t('slider.latest')}
              allAt={listingsPath(language, latestFilter)}
            />
          </>
        )}
        <HowItWorks />
        {isGuest && (
          <GuestSuggestion id={registerAnchor}>
            <LoadWhenNear
              load={() => loadRegister(language)}
              placeholder={<RegisterFormSkeleton />}
            />
          </GuestSuggestion>
        )}
      </Container>
    </>
  );
}

/** In place of the lists of a new installation. */
function NoListings() {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  return (
    <Box mt="14">
      <EmptyState
        icon={<Store size={26} />}
        title={t('empty.title')}
        body={t('empty.body')}
        action={
          <Button asChild>
            <Link to={paths.createListing(language)}>{t('common:header.publish')}</Link>
          </Button>
        }
      />
    </Box>
  );
}

interface ListingRowProps {
  found: UseQueryResult<ListingPage>;
  title: string;
  /** Address of the full list. */
  allAt: string;
  /** Whether its pictures are visible without scrolling. */
  eager?: boolean;
}

function ListingRow({ found, title, allAt, eager = false }: ListingRowProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const { data, isError, refetch } = found;
  return (
    <Box mt="14">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="4">
        <Heading as="h2" id={id} size="page" minW="0">
          {title}
        </Heading>
        <RouterLink to={allAt} aria-describedby={id}>
          {t('slider.seeMore')}
        </RouterLink>
      </Flex>
      {isError && !data ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : (
        <ListingSlider
          listings={data?.listings}
          eager={eager}
          texts={{ label: title, previous: t('slider.previous'), next: t('slider.next') }}
        />
      )}
    </Box>
  );
}
