import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { updateListing } from '@qaysari/contract/publish/calls';
import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, FailureNotice } from '../../ui/empty-state.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useSavedDraft, type SavedDraft } from './draft/listing-draft.ts';
import { ListingFormSkeleton, ListingForm } from './form/listing-form.tsx';
import { changedFields, valueNames, valuesOf } from './form/listing-values.ts';
import { usePublishForm } from './sending/use-publish-form.ts';

interface EditListingProps {
  id: string;
  /** Id of the signed-in person, who owns the drafts. */
  person: string;
  onSaved: (listing: OwnListing) => void | Promise<void>;
}

/** Form for a listing that exists; sends only what changed. */
export function EditListing({ id, person, onSaved }: EditListingProps) {
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...ownListingQuery(id, language),
    refetchOnWindowFocus: false,
  });
  const draft = useSavedDraft(person, draftName(id));
  if (error instanceof ApiFailure && [403, 404].includes(error.status)) return <ListingNotFound />;
  // A cached answer may be out of date.
  const isFresh = data !== undefined && dataUpdatedAt >= openedAt;
  if (error && !isFresh && !isFetching) return <FailureNotice onRetry={() => void refetch()} />;
  if (!isFresh || !draft) return <ListingFormSkeleton />;
  return (
    <ChangedListing
      key={draft.formKey}
      listing={data}
      person={person}
      saved={draft.saved}
      onSaved={onSaved}
      onStartOver={draft.startOver}
    />
  );
}

function draftName(id: string): string {
  return `edit/${id}`;
}

/** There is no such listing, or it is somebody else's. */
function ListingNotFound() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  return (
    <EmptyState
      icon={<Store size={26} />}
      title={t('edit.notFoundTitle')}
      body={t('edit.notFoundBody')}
      action={
        <Button asChild>
          <Link to={paths.myListings(language)}>{t('edit.toMyAds')}</Link>
        </Button>
      }
    />
  );
}

interface ChangedListingProps extends Pick<EditListingProps, 'person' | 'onSaved'> {
  listing: OwnListing;
  saved: SavedDraft | undefined;
  onStartOver: () => void;
}

function ChangedListing({ listing, person, saved, onSaved, onStartOver }: ChangedListingProps) {
  const { t } = useTranslation('publish');
  const listingsChanged = useListingsChanged();
  usePreloadToaster();
  // The form keeps the listing as it was when opened; later answers do not change it.
  const [before] = useState(listing);
  const [initialValues] = useState(() => valuesOf(before));
  const publish = usePublishForm({
    endpoint: updateListing,
    params: { id: before._id },
    schema: listingFormSchema,
    initialValues,
    images: before.images,
    draftKey: { person, name: draftName(before._id) },
    saved,
    savedFields: valueNames,
    textsOf: (values) => changedFields(initialValues, values),
    sendsPictures: true,
    onSent: ({ message }) => {
      showToast('success', message);
      listingsChanged();
    },
    onSuccess: ({ data }) => onSaved(data),
    onNothingToSend: () => showToast('info', t('edit.nothingChanged')),
  });
  return (
    <>
      <ModerationNotice listing={before} />
      <DraftBanner
        saved={saved}
        of="changes"
        onStartOver={() => void publish.clearDraft().then(onStartOver)}
      />
      <ListingForm publish={publish} submit={t('edit.submit')} working={t('edit.working')} />
    </>
  );
}

/** What editing means for the listing's status. */
function ModerationNotice({ listing: { status, moderationNote } }: { listing: OwnListing }) {
  const { t } = useTranslation('publish');
  if (status === 'pending') return null;
  return (
    <Box mb="5">
      {status === 'approved' ? (
        <Alert kind="info">{t('edit.reviewAgain')}</Alert>
      ) : (
        <Alert kind="warning">
          {t(moderationNote === undefined ? 'edit.rejected' : 'edit.rejectedBecause')}
          {moderationNote !== undefined && (
            <UserText
              as="span"
              display="block"
              mt="2"
              fontWeight="semibold"
              text={moderationNote}
            />
          )}
        </Alert>
      )}
    </Box>
  );
}
