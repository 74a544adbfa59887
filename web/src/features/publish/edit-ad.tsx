import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import { listingFormSchema } from '@qaysari/contract/listing-form';
import { updateListing } from '@qaysari/contract/publish-endpoints';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useKeptAd, type KeptAd } from './draft/listing-draft.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { AdForm } from './form/listing-form.tsx';
import { adValues, blankAd, changedTexts, type AdValues } from './form/listing-values.ts';
import { usePublishForm } from './sending/use-publish-form.ts';

const adFields = Object.keys(blankAd) as (keyof AdValues)[];

interface EditAdProps {
  id: string;
  /** Id of who is signed in: drafts are theirs. */
  person: string;
  onSaved: (listing: OwnListing) => void | Promise<void>;
}

/** Changes an ad: what is sent is what has changed. */
export function EditAd({ id, person, onSaved }: EditAdProps) {
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ownListingQuery(id, language),
    refetchOnWindowFocus: false,
  });
  const { isRead, kept } = useKeptAd(person, draftName(id));
  const [isAnew, setAnew] = useState(false);
  if (error instanceof ApiFailure && [403, 404].includes(error.status)) {
    return <AdNotFound />;
  }
  if (error && !data) return <FailureNotice onRetry={() => void refetch()} />;
  // What was answered before the page was opened may have changed since.
  if (!data || dataUpdatedAt < openedAt || !isRead) return <FormSkeleton />;
  return (
    <ChangedAd
      key={String(isAnew)}
      listing={data}
      person={person}
      kept={isAnew ? undefined : kept}
      onSaved={onSaved}
      onAnew={() => setAnew(true)}
    />
  );
}

/** There is no such ad, or it is somebody else's. */
function AdNotFound() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  return (
    <Notice
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

function draftName(id: string): string {
  return `edit/${id}`;
}

interface ChangedAdProps extends Pick<EditAdProps, 'person' | 'onSaved'> {
  listing: OwnListing;
  kept: KeptAd | undefined;
  onAnew: () => void;
}

function ChangedAd({ listing, person, kept, onSaved, onAnew }: ChangedAdProps) {
  const { t } = useTranslation('publish');
  const listingsChanged = useListingsChanged();
  // The form is about the ad as it was opened, whatever is answered about it meanwhile.
  const [before] = useState(listing);
  const [initialValues] = useState(() => adValues(before));
  const publish = usePublishForm({
    endpoint: updateListing,
    params: { id: before._id },
    schema: listingFormSchema,
    initialValues,
    images: before.images,
    place: { person, name: draftName(before._id) },
    kept,
    keptFields: adFields,
    textsOf: (values) => changedTexts(initialValues, values),
    onSent: ({ message }) => {
      showToast('success', message);
      listingsChanged();
    },
    onSuccess: ({ data }) => onSaved(data),
    onNothingToSend: () => showToast('info', t('edit.nothingChanged')),
  });
  return (
    <>
      <Standing listing={before} />
      {kept && (
        <DraftBanner
          at={kept.at}
          of="changes"
          onAnew={() => void publish.dropDraft().then(onAnew)}
        />
      )}
      <AdForm publish={publish} submit={t('edit.submit')} working={t('edit.working')} />
    </>
  );
}

/** What its owner should know of the ad's status before changing it. */
function Standing({ listing: { status, moderationNote } }: { listing: OwnListing }) {
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
            <Box as="bdi" display="block" mt="2" fontWeight="semibold" whiteSpace="pre-line">
              {moderationNote}
            </Box>
          )}
        </Alert>
      )}
    </Box>
  );
}
