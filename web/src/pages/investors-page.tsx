import { readInvestorFilter, writeInvestorFilter } from '@qaysari/contract/investor/filter';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { FilterForm } from '../features/investors/filter/filter-form.tsx';
import { investorsPath } from '../features/investors/investors-path.ts';
import { Results } from '../features/investors/results/results.tsx';
import { BecomeInvestorLine } from '../entities/investor/become-investor-line.tsx';
import { useLanguage } from '../i18n/language.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Container, PageHead, Heading } from '../ui/page.tsx';
import laneUrl from '../assets/bazaar-lane.svg';
import { StarPattern } from '../ui/star.tsx';
import { ownListingQuery } from '../entities/listing/queries.ts';
import { paths } from '../lib/routes/routes.ts';
import { RouterLink } from '../ui/router-link.tsx';
import { Card, Skeleton } from '../ui/surfaces.tsx';
import { UserLine } from '../ui/user-text.tsx';

/** Says that only investors that fit an own ad are shown, and which ad. */
function ListingHead({ id }: { id: string }) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { data, isError } = useQuery(ownListingQuery(id, language));
  // The results say what is wrong.
  if (isError) return null;
  return (
    <Card as="section" px="5" py="4" mb="5" boxShadow="card" aria-busy={!data}>
      <Heading as="h2" size="small">
        {t('forListing.title')}
      </Heading>
      <Box as="p" mt="1" fontWeight="medium" overflowWrap="anywhere">
        {data ? (
          <UserLine>{data.title}</UserLine>
        ) : (
          <Skeleton as="span" display="block" height="6" />
        )}
      </Box>
      <Box as="p" mt="1" fontSize="sm" color="fg.muted">
        {t('forListing.note')}
      </Box>
      <Flex wrap="wrap" columnGap="5" mt="1">
        <RouterLink to={paths.listing(language, id)} {...link}>
          <ChevronLeft size={16} className="mirror" aria-hidden="true" />
          {t('forListing.back')}
        </RouterLink>
        <RouterLink to={paths.investors(language)} {...link}>
          {t('all')}
        </RouterLink>
      </Flex>
    </Card>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '11',
  fontSize: 'sm',
} as const;

/** The directory of investors. The filter is in the address, as that of the ads. */
export function InvestorsPage() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const navigate = useNavigate();
  const query = usePageQuery('investors');
  const filter = useMemo(() => readInvestorFilter(query), [query]);
  return (
    <>
      <PageHead title={t('title')} />
      <Banner />
      <Container py={{ base: '4', md: '6' }}>
        {filter.listing !== undefined && <ListingHead id={filter.listing} />}
        <FilterBar>
          <FilterForm
            filter={filter}
            onSearch={(wanted) => {
              // The same search again adds no history entry.
              const isSame =
                writeInvestorFilter(wanted).toString() === writeInvestorFilter(filter).toString();
              void navigate(investorsPath(language, wanted), { replace: isSame });
            }}
          />
        </FilterBar>
        <Results filter={filter} />
        <BecomeInvestorLine mt="8" textAlign="center" />
      </Container>
    </>
  );
}

/** The covered bazaar, above the directory: on phones a strip over the words, else beside them. */
function Banner() {
  const { t } = useTranslation('investors');
  return (
    <Box position="relative" bg="bg.brand" color="fg.onBrand" overflow="hidden">
      <StarPattern id="investors-stars" opacity="0.09" />
      <chakra.img
        src={laneUrl}
        alt=""
        display="block"
        position={{ base: 'relative', md: 'absolute' }}
        insetBlock="0"
        insetInlineEnd="0"
        width={{ base: 'full', md: '48%' }}
        height={{ base: '24', md: 'full' }}
        objectFit="cover"
        objectPosition="50% 40%"
      />
      <Container position="relative" py={{ base: '4', md: '7' }}>
        <Box maxW={{ md: '50%' }} pe={{ md: '6' }}>
          <Box as="h1" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="black">
            {t('heading')}
          </Box>
          <Box as="p" mt="1" fontSize={{ base: 'sm', md: 'md' }} color="fg.onBrandMuted">
            {t('lead')}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
