import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { shownNameOf } from '@qaysari/contract/account/person';
import type { OtherUser } from '@qaysari/contract/investor/types';
import type { Listing, ListingOwner } from '@qaysari/contract/listing/types';
import { Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Choices,
  Facts,
  ProfileHead,
  ProfileTexts,
  profileColumns,
} from '../features/investors/detail/profile.tsx';
import { FactsStrip, ListingTexts } from '../features/listings/detail/facts-strip.tsx';
import { Figures } from '../features/listings/detail/figures.tsx';
import { ListingAside } from '../features/listings/detail/listing-aside.tsx';
import { ListingHeading } from '../features/listings/detail/listing-heading.tsx';
import { ShownOwner } from '../features/listings/detail/owner-card.tsx';
import { PictureCarousel } from '../features/listings/detail/picture-carousel.tsx';
import { useReview } from '../features/review/use-review.ts';
import { isUnanswered } from '../lib/api/failure.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { Container, PageHead } from '../ui/page.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

/** An ad or an investor that waits, as members would see it: opened by the signed link of our team. */
export function ReviewPage() {
  const { t } = useTranslation('review');
  const { shown, failure, reload } = useReview();
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead title={t('title')} />
      {/* Hosting says so as well (firebase.json). The copy of the page on a device has other headers. */}
      <meta name="referrer" content="no-referrer" />
      {shown === null ? (
        <EmptyState
          icon={<Link2Off size={26} />}
          titleAs="h1"
          title={t('endedTitle')}
          body={t('endedBody')}
        />
      ) : shown ? (
        <>
          <Box mb="6">
            <Alert kind="warning">
              <strong>{t('band')}</strong> {t('waiting')}
            </Alert>
          </Box>
          {shown.kind === 'listing' ? (
            <WaitingListing listing={shown.listing} owner={shown.owner} />
          ) : (
            <WaitingInvestor investor={shown.investor} />
          )}
        </>
      ) : failure ? (
        <FailureNotice titleAs="h1" isNetwork={isUnanswered(failure)} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </Container>
  );
}

function WaitingListing({ listing, owner }: { listing: Listing; owner: ListingOwner }) {
  return (
    <>
      <ListingHeading listing={listing} />
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns} alignItems="start">
        <PictureCarousel images={listing.images} title={listing.title} />
        <ListingAside listing={listing}>{null}</ListingAside>
        <Flex direction="column" gap={{ base: '6', lg: '8' }} minW="0">
          <FactsStrip listing={listing} />
          <Figures listing={listing} />
          <ListingTexts listing={listing} />
        </Flex>
        <ShownOwner owner={owner} others={owner.listings} adApprovedAt={undefined} />
      </Grid>
    </>
  );
}

function WaitingInvestor({ investor }: { investor: OtherUser }) {
  const { investorProfile: profile, facts } = investor;
  if (!profile) return null;
  return (
    <>
      <ProfileHead name={shownNameOf(investor) ?? profile.title} title={profile.title} />
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns} alignItems="start">
        <Flex direction="column" gap="8">
          <Choices {...profile} />
          <ProfileTexts profile={profile} />
        </Flex>
        <Facts facts={facts} isWaiting />
      </Grid>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('review');
  return (
    <Box role="status" aria-busy="true">
      <Box as="span" srOnly>
        {t('loading')}
      </Box>
      <Skeleton height="12" mb="6" />
      <Skeleton height="9" width="min(28rem, 90%)" mb="6" />
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns} alignItems="start">
        <Skeleton aspectRatio="4 / 3" borderRadius="xl" />
        <Skeleton height="64" borderRadius="xl" />
      </Grid>
    </Box>
  );
}
