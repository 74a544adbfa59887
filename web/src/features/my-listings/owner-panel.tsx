import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { Listing } from '@qaysari/contract/listing/types';
import type { User } from '@qaysari/contract/account/types';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { AvailabilityTools } from './availability-tools.tsx';
import { FittingInvestors } from './fitting-investors.tsx';
import { ListingTools } from './listing-tools.tsx';
import { OwnerStatus } from './owner-status.tsx';
import { ListingQuestion } from './question/listing-question.tsx';
import { Promotions } from './promotions.tsx';
import { Renewal } from './renewal.tsx';
import { Seekers } from './seekers.tsx';
import { Statistics } from './statistics.tsx';

interface OwnerPanelProps {
  listing: Listing;
  user: User;
}

/** Status, figures and actions of a listing for its owner: what is needed next comes first. */
export function OwnerPanel({ listing, user }: OwnerPanelProps) {
  const { t } = useTranslation(['common', 'failure']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(ownListingQuery(listing._id, language));
  const isListed = listing.status === 'approved' && listing.availability === undefined;
  // Nothing may move under a finger: what is pressed comes with what stands above it.
  if (!data && !isError) return <Skeleton height="64" aria-busy="true" />;
  return (
    <Grid gap="4">
      {data ? (
        <>
          {data.askedAt === undefined ? (
            <OwnerStatus listing={data} />
          ) : (
            <ListingQuestion listing={data} />
          )}
          {data.seekers !== undefined && <Seekers count={data.seekers} />}
          {data.status === 'approved' && <Statistics statistics={data.statistics} />}
        </>
      ) : (
        <FailureAlert failure={{ text: t('failure:title') }} onRetry={() => void refetch()} />
      )}
      {isSeeking(listing.category) && listing.availability === undefined && (
        <FittingInvestors listing={listing} />
      )}
      <AvailabilityTools listing={listing} />
      {data && isListed && <Renewal listing={data} />}
      <ListingTools
        listing={listing}
        canDuplicate
        onDeleted={async () => {
          // At once: this page must be gone before what it shows is, or it would ask for it again.
          await navigate(paths.myListings(language), { replace: true, flushSync: true });
        }}
      />
      {isListed && <PosterLink id={listing._id} />}
      {data && isListed && <Promotions listing={data} user={user} />}
    </Grid>
  );
}

/** A phone shares by its own menu, which knows no poster. */
function PosterLink({ id }: { id: string }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <Button asChild variant="outline">
      <Link to={paths.poster(language, id)}>
        <Printer size={17} aria-hidden="true" />
        {t('share.poster')}
      </Link>
    </Button>
  );
}
