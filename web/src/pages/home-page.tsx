import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { listingsPath } from '../entities/listing/listings-path.ts';
import { listingPageQuery } from '../entities/listing/queries.ts';
import { useSession } from '../entities/person/session.tsx';
import { Browse } from '../features/home/browse.tsx';
import { CategoryRow } from '../features/home/category-row.tsx';
import { GuestSuggestion } from '../features/home/guest-suggestion.tsx';
import { Hero, MemberAction, VisitorAction } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { ListingRow } from '../features/home/listing-row.tsx';
import { RegisterFormSkeleton } from '../features/home/register-form-skeleton.tsx';
import { FilterForm } from '../features/listings/filter/filter-form.tsx';
import { loadMoreTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { ByWidth } from '../ui/by-width.tsx';
import { LazyOnScroll } from '../ui/lazy-on-scroll.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { withHydrationBoundary } from '../ui/with-hydration-boundary.tsx';
import { PageHead, Container } from '../ui/page.tsx';
import { Card } from '../ui/surfaces.tsx';

// What lies below the first screen.
const BrowsePart = withHydrationBoundary(Browse);
const LatestPart = withHydrationBoundary(ListingRow);
const HowItWorksPart = withHydrationBoundary(HowItWorks);

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

/** Two rows do not show the same ad. */
function othersThan(
  shown: readonly ListingCard[] = [],
  listings: readonly ListingCard[] | undefined,
): readonly ListingCard[] | undefined {
  const ids = new Set(shown.map(({ _id }) => _id));
  return listings?.filter(({ _id }) => !ids.has(_id));
}

export function HomePage() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: user, isPending } = useSession();
  const isGuest = !isPending && !user;
  const all = useQuery(listingPageQuery({}, language));
  const latest = useQuery(listingPageQuery(latestFilter, language));
  const featured = all.data?.listings;
  const newest = useMemo(
    () => (all.isPending ? undefined : othersThan(featured, latest.data?.listings)),
    [all.isPending, featured, latest.data],
  );
  return (
    <>
      <PageHead title={t('title')} description={t('heroBody')} />
      <Hero
        action={isGuest ? <VisitorAction target={registerAnchor} /> : <MemberAction user={user} />}
      />
      <Container mt={{ base: '-5', md: '-10' }} position="relative">
        <Card boxShadow="raised" p={{ base: '3', md: '4' }}>
          <FilterForm
            filter={{}}
            onSearch={(filter) => void navigate(listingsPath(language, filter))}
            facets={all.data?.facets}
          />
        </Card>
        {all.data?.total !== 0 && (
          <ByWidth phone={<CategoryRow facets={all.data?.facets} isLoading={all.isPending} />} />
        )}
        {all.data?.total === 0 ? (
          <NoListings />
        ) : (
          <>
            <ListingRow
              first
              found={all}
              listings={featured}
              title={t('slider.title')}
              allAt={paths.listings(language)}
            />
            {/* Counts are worth their room only once they have come or are on their way. */}
            {!(all.isError && !all.data) && <BrowsePart facets={all.data?.facets} />}
            <LatestPart
              found={latest}
              listings={newest}
              title={t('slider.latest')}
              allAt={listingsPath(language, latestFilter)}
            />
          </>
        )}
        <HowItWorksPart />
        {isGuest && (
          <GuestSuggestion id={registerAnchor}>
            <LazyOnScroll
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
