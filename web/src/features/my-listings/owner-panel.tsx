import { limits } from '@qaysari/contract/shared/limits';
import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { Listing, ListingStatistics, OwnListing } from '@qaysari/contract/listing/types';
import type { User } from '@qaysari/contract/account/types';
import { Printer, Users, ArrowUpToLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { renewListing } from '@qaysari/contract/listing/own-calls';
import { useState } from 'react';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureAlert } from '../../ui/alert.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { AvailabilityTools } from './availability-tools.tsx';
import { FittingInvestors } from './fitting-investors.tsx';
import { ListingTools } from './listing-tools.tsx';
import { OwnerStatus } from './owner-status.tsx';
import { ListingQuestion } from './question/listing-question.tsx';
import { Promotions } from './promotions.tsx';
import { submitToApi } from '../../lib/api/api-client.ts';
import { Dated } from '../../ui/dated.tsx';
import { useOwnChange } from './use-own-change.ts';

const figures = ['views', 'contacts'] as const satisfies (keyof ListingStatistics)[];

/** How often others have looked at a listing and opened its contact buttons. */
function Statistics({ statistics }: { statistics: ListingStatistics }) {
  const { t } = useTranslation('own');
  return (
    <Grid as="dl" aria-label={t('statistics.label')} templateColumns="1fr 1fr" gap="2">
      {figures.map((name) => (
        <Box key={name} bg="bg.muted" borderRadius="md" px="3" py="2">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {t(`statistics.${name}`)}
          </Box>
          <Box as="dd" fontWeight="bold" fontSize="lg">
            {formatNumber(statistics[name])}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

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
  // Nothing may move under a finger: buttons appear together with the content above them.
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
          {data.seekers !== undefined && <SavedSearchCount count={data.seekers} />}
          {data.status === 'approved' && <Statistics statistics={data.statistics} />}
        </>
      ) : (
        <FailureAlert failure={{ text: t('failure:title') }} onRetry={() => void refetch()} />
      )}
      {isSeeking(listing.category) && listing.availability === undefined && (
        <FittingInvestors listing={listing} />
      )}
      {listing.status !== 'rejected' && <AvailabilityTools listing={listing} />}
      {data && isListed && <Renewal listing={data} />}
      <ListingTools
        listing={listing}
        canDuplicate
        hasEdit={listing.status !== 'rejected'}
        onDeleted={async () => {
          // At once: this page must unmount before its data is removed, or it would refetch the data.
          await navigate(paths.myListings(language), { replace: true, flushSync: true });
        }}
      />
      {isListed && <PosterLink id={listing._id} />}
      {data && isListed && <Promotions listing={data} user={user} />}
    </Grid>
  );
}

/** The share menu of a phone has no poster. */
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

/** How many people have a saved search that finds this ad; never who. */
export function SavedSearchCount({ count }: { count: number }) {
  const { t } = useTranslation('own');
  return (
    <Flex gap="3" bg="bg.muted" borderRadius="md" px="4" py="3" fontSize="sm">
      <Box as="span" color="fg.accent" flexShrink="0" mt="0.5">
        <Users size={20} aria-hidden="true" />
      </Box>
      <Box as="p" fontWeight="semibold">
        {t('seekers', { count })}
      </Box>
    </Flex>
  );
}

/** Renews a listing, or says from when that is possible. */
function Renewal({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, renewableFrom } = listing;
  const [openedAt] = useState(() => Date.now());
  const { mutate, isPending } = useOwnChange({
    id,
    send: () => submitToApi(renewListing, { language, params: { id } }),
    failed: t('renew.failed'),
  });
  if (Date.parse(renewableFrom) > openedAt) {
    return (
      <Box as="p" fontSize="sm" color="fg.muted">
        <Dated iso={renewableFrom}>{(date) => t('renew.from', { date })}</Dated>
      </Box>
    );
  }
  return (
    <Box>
      <SubmitButton
        size="md"
        width="full"
        isWorking={isPending}
        workingText={t('renew.working')}
        onClick={() => mutate(undefined)}
      >
        <ArrowUpToLine size={17} aria-hidden="true" />
        {t('renew.button')}
      </SubmitButton>
      <Box as="p" mt="2" fontSize="sm" color="fg.muted">
        {t('renew.body', { count: limits.renewalDays })}
      </Box>
    </Box>
  );
}
