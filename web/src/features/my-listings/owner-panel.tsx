import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useQuery } from '@tanstack/react-query';
import type { Listing, OwnListing } from '@qaysari/contract/listing-entity';
import type { User } from '@qaysari/contract/user-entity';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert, FailureAlert } from '../../ui/alert.tsx';
import { RouterLink } from '../../ui/router-link.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { ListingTools } from './listing-tools.tsx';
import { ApprovalAlert } from './approval-alert.tsx';
import { Promotions } from './promotions.tsx';

interface OwnerPanelProps {
  listing: Listing;
  user: User;
}

/** Status and actions of a listing for its owner. */
export function OwnerPanel({ listing, user }: OwnerPanelProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(ownListingQuery(listing._id, language));
  return (
    <Grid gap="4">
      {data ? (
        <OwnerStatus listing={data} />
      ) : isError ? (
        <FailureAlert failure={{ text: t('failure.title') }} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="20" aria-busy="true" />
      )}
      <ListingTools
        listing={listing}
        onDeleted={async () => {
          // At once: this page must be gone before what it shows is, or it would ask for it again.
          await navigate(paths.myListings(language), { replace: true, flushSync: true });
        }}
      />
      <Promotions listing={listing} user={user} />
    </Grid>
  );
}

/** Status of a listing and what to do next. */
function OwnerStatus({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const { _id: id, status, missing, moderationNote } = listing;
  if (status === 'approved') return <Alert kind="success">{t('status.approved')}</Alert>;
  if (status === 'pending') {
    return missing.length > 0 ? (
      <ApprovalAlert />
    ) : (
      <Alert kind="info">{t('status.pending')}</Alert>
    );
  }
  return (
    <Alert
      kind="warning"
      action={
        <RouterLink to={paths.editListing(language, id)} display="inline-block" py="1" inText>
          {t('status.change')}
        </RouterLink>
      }
    >
      {t('status.rejected')}
      {moderationNote !== undefined && (
        <>
          <Box as="span" display="block" mt="2" fontWeight="semibold">
            {t('status.note')}
          </Box>
          <Box as="span" display="block" dir="auto" textAlign="start" whiteSpace="pre-line">
            {moderationNote}
          </Box>
        </>
      )}
    </Alert>
  );
}
