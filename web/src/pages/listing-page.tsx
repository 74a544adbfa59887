import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@qaysari/contract/listing/types';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { FavoriteButton } from '../entities/listing/favorite-button.tsx';
import { listingQuery } from '../entities/listing/queries.ts';
import { WithUser } from '../entities/person/session.tsx';
import { ReportButton } from '../entities/report/report-button.tsx';
import { ContactBar } from '../features/contact/contact-bar.tsx';
import { ContactMenu } from '../features/contact/contact-menu.tsx';
import { OpenedContact } from '../features/contact/contact-on-paper.tsx';
import { BackLink, RelatedListings } from '../features/listings/detail/related-listings.tsx';
import { FactsStrip, ListingTexts } from '../features/listings/detail/facts-strip.tsx';
import { Figures } from '../features/listings/detail/figures.tsx';
import { ListingAside, SoldNotice } from '../features/listings/detail/listing-aside.tsx';
import { ListingHeading } from '../features/listings/detail/listing-heading.tsx';
import { ListingSkeleton } from '../features/listings/detail/listing-skeleton.tsx';
import { listingWords } from '../features/listings/detail/listing-words.ts';
import { OwnerCard } from '../features/listings/detail/owner-card.tsx';
import { PictureCarousel } from '../features/listings/detail/picture-carousel.tsx';
import { useCountView } from '../features/listings/detail/use-count-view.ts';
import { ShareButton } from '../features/share/share-button.tsx';
import { loadMoreTextsHere } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/language.ts';
import { ApiFailure, isUnanswered } from '../lib/api/failure.ts';
import { paths, shortPath } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { FailureNotice, EmptyState } from '../ui/empty-state.tsx';
import { withHydrationBoundary } from '../ui/with-hydration-boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { LazyOnScroll } from '../ui/lazy-on-scroll.tsx';
import { PageHead, Container } from '../ui/page.tsx';
import { PrintFoot } from '../ui/print-foot.tsx';
import { Skeleton } from '../ui/surfaces.tsx';

/** Lazy: few viewers own the listing. */
const OwnerPanel = lazyComponent(
  async () => {
    const [{ OwnerPanel: panel }] = await Promise.all([
      import('../features/my-listings/owner-panel.tsx'),
      loadMoreTextsHere('own'),
    ]);
    return panel;
  },
  <Skeleton height="64" aria-busy="true" />,
);

/** Loaded when it is near: an extra, of which the first screen must not know. */
async function loadPriceContext() {
  const [{ PriceContext }] = await Promise.all([
    import('../features/listings/detail/price-context.tsx'),
    loadMoreTextsHere('price'),
  ]);
  return PriceContext;
}

// What lies below the first screen.
const OwnerPart = withHydrationBoundary(OwnerCard);
const TextsPart = withHydrationBoundary(ListingTexts);
const RelatedPart = withHydrationBoundary(RelatedListings);

export function ListingPage() {
  const { id = '' } = useParams();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(listingQuery(id, language));
  if (data) return <ListingDetails key={data._id} listing={data} />;
  const isMissing = data === null || (error instanceof ApiFailure && error.isNotFound);
  return (
    <Container py={{ base: '6', md: '10' }}>
      {isMissing ? (
        <ListingNotFound />
      ) : error === null ? (
        <ListingSkeleton />
      ) : (
        <FailureNotice isNetwork={isUnanswered(error)} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}

function ListingDetails({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const words = listingWords(listing, language, t);
  useCountView(listing);
  const isOwn = listing.viewer === 'owner';
  const isForSale = listing.availability === undefined;
  const canContact = !isOwn && isForSale;
  const isPublic = listing.status === 'approved' && listing.availability !== 'hidden';
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead
        title={words.title}
        description={words.description}
        {...(!isPublic && { known: 'none' })}
      />
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="3"
        mb="4"
        _print={{ display: 'none' }}
      >
        <BackLink />
        {isPublic && (
          <ShareButton
            title={listing.title}
            path={shortPath(listing._id)}
            poster={isForSale ? paths.poster(language, listing._id) : undefined}
          />
        )}
      </Flex>
      <ListingHeading listing={listing} />
      <Grid
        gap={{ base: '6', lg: '8' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Box position="relative" minW="0">
          <PictureCarousel images={listing.images} title={listing.title} />
          <Box position="absolute" top="3" insetInlineEnd="3">
            <FavoriteButton listing={listing} />
          </Box>
        </Box>
        <AsideColumn listing={listing} />
        <FactsStrip listing={listing} />
        <Figures listing={listing} />
        <Box order="2" minW="0">
          <TextsPart listing={listing} />
        </Box>
        {!isOwn && <ReportListing listing={listing} />}
      </Grid>
      {/* The API knows related listings only of those that lists have. */}
      {listing.status === 'approved' && isForSale && <RelatedPart id={listing._id} />}
      {/* The last part, because it comes late: below it is nothing that could jump. */}
      {isPublic && <LazyOnScroll isExtra load={loadPriceContext} props={{ listing }} />}
      {isPublic && (
        <PrintFoot path={shortPath(listing._id)}>
          {canContact && <OpenedContact listing={listing} />}
        </PrintFoot>
      )}
      {canContact && <ContactBar listing={listing} />}
    </Container>
  );
}

const largeWindow = '@media (min-width: 96rem) and (min-height: 58rem)';

/**
 * In large windows price, contact and owner are one column that stays beside the texts. Elsewhere the owner comes after
 * the facts, and the price alone stays.
 */
const asideColumn = {
  display: 'contents',
  [largeWindow]: {
    display: 'grid',
    gap: '1.5rem',
    gridRow: 'span 3',
    position: 'sticky',
    top: '5.5rem',
  },
};

/** Price with contact or tools, and the owner. */
function AsideColumn({ listing }: { listing: Listing }) {
  const isOwn = listing.viewer === 'owner';
  return (
    <Box css={asideColumn}>
      <Box
        gridRow={{ lg: isOwn ? 'span 3' : 'span 4' }}
        position={{ lg: 'sticky' }}
        top="24"
        css={{ [largeWindow]: { position: 'static' } }}
      >
        <ListingAside listing={listing}>
          {isOwn ? (
            <Owner listing={listing} />
          ) : listing.availability === undefined ? (
            <ContactMenu listing={listing} />
          ) : (
            <SoldNotice listing={listing} />
          )}
        </ListingAside>
      </Box>
      {!isOwn && (
        <Box order="1" breakInside="avoid">
          <OwnerPart listing={listing} />
        </Box>
      )}
    </Box>
  );
}

function ReportListing({ listing }: { listing: Listing }) {
  return (
    <Flex
      order="2"
      justify={{ base: 'center', lg: 'start' }}
      // Without its button it would still be a gap before the foot of the sheet.
      _print={{ display: 'none' }}
    >
      <ReportButton target={{ kind: 'listing', id: listing._id, label: listing.title }} />
    </Flex>
  );
}

function Owner({ listing }: { listing: Listing }) {
  return (
    <Box display="contents" _print={{ display: 'none' }}>
      <WithUser>{(user) => <OwnerPanel listing={listing} user={user} />}</WithUser>
    </Box>
  );
}

function ListingNotFound() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('notFoundTitle')} description={t('notFoundBody')} known="none" />
      <EmptyState
        icon={<Store size={26} />}
        titleAs="h1"
        title={t('notFoundTitle')}
        body={t('notFoundBody')}
        action={
          <Button asChild>
            <Link to={paths.listings(language)}>{t('backToAds')}</Link>
          </Button>
        }
      />
    </>
  );
}
