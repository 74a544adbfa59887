import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import type { ListingPage } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { useSession } from '../features/auth/session.ts';
import { FailureNotice } from '../features/feedback/failure-notice.tsx';
import { FilterForm } from '../features/listings/filter-form.tsx';
import { ListingSlider } from '../features/listings/listing-slider.tsx';
import { listingPageQuery } from '../features/listings/queries.ts';
import { GuestSuggestion } from '../features/home/guest-suggestion.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { RegisterRoom } from '../features/home/register-room.tsx';
import { loadMoreTexts } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { LoadWhenNear } from '../ui/load-when-near.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RouterLink } from '../ui/router-link.tsx';
import { Container } from '../ui/section.tsx';

/** Where the form to register with a first ad stands. */
const registerAnchor = 'register';

/** Whoever does not come near it fetches neither the form nor its words. */
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
  const newest = useQuery(listingPageQuery({}, language));
  return (
    <>
      <PageHead title={t('title')} description={t('heroBody')} />
      <Hero callToAction={isGuest ? registerAnchor : undefined} />
      <Container mt={{ base: '-8', md: '-14' }} position="relative">
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          boxShadow="raised"
          p={{ base: '4', md: '6' }}
        >
          <FilterForm
            filter={{}}
            onSearch={(filter) => void navigate(paths.ads(language, filter))}
            facets={newest.data?.facets}
          />
        </Box>
        <NewestListings found={newest} />
        <HowItWorks />
        {isGuest && (
          <GuestSuggestion id={registerAnchor}>
            <LoadWhenNear
              load={() => loadRegister(language)}
              room={<RegisterRoom />}
              failure={(retry) => <FailureNotice onRetry={retry} />}
            />
          </GuestSuggestion>
        )}
      </Container>
    </>
  );
}

function NewestListings({ found }: { found: UseQueryResult<ListingPage> }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data, isError, refetch } = found;
  return (
    <Box mt="14">
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="4" mb="4">
        <Box as="h2" fontSize={{ base: '2xl', md: '3xl' }}>
          {t('slider.title')}
        </Box>
        <RouterLink to={paths.ads(language)}>{t('slider.seeMore')}</RouterLink>
      </Box>
      {isError && !data ? (
        <FailureNotice onRetry={() => void refetch()} />
      ) : (
        <ListingSlider
          listings={data?.listings}
          texts={{
            label: t('slider.title'),
            previous: t('slider.previous'),
            next: t('slider.next'),
          }}
        />
      )}
    </Box>
  );
}
