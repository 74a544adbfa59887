import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { OwnListing } from '@qaysari/contract/listing/types';
import { createListing } from '@qaysari/contract/publish/calls';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useNameQuestion } from '../../entities/person/name-on-ads.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { showToast, usePreloadToaster } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useSavedDraft, type SavedDraft } from './draft/listing-draft.ts';
import { ListingFormSkeleton, ListingForm } from './form/listing-form.tsx';
import {
  blankListing,
  nonEmptyFields,
  valueNames,
  type ListingValues,
  valuesOf,
} from './form/listing-values.ts';
import { usePublishForm } from './sending/use-publish-form.ts';
import { ownListingQuery } from '../../entities/listing/queries.ts';
import { ApiFailure } from '../../lib/api/failure.ts';
import { FailureNotice } from '../../ui/empty-state.tsx';
import type { Pictures } from './pictures/use-pictures.ts';

/** Each copy has a draft of its own, beside that of a listing that starts blank. */
const draftName = (copy: CopiedListing | undefined) => (copy ? `copy/${copy.id}` : 'create');

/** Another listing of the same person, to start with. */
interface CopiedListing {
  id: string;
  values: ListingValues;
  images: readonly string[];
}

export interface CreateListingProps {
  /** Id of the signed-in person, who owns the drafts. */
  person: string;
  onCreated: (listing: OwnListing) => void | Promise<void>;
  copy?: CopiedListing;
}

/** Form for a new listing; continues a saved draft. */
export function CreateListing({ person, onCreated, copy }: CreateListingProps) {
  const name = draftName(copy);
  const draft = useSavedDraft(person, name);
  if (!draft) return <ListingFormSkeleton />;
  return (
    <NewListing
      key={`${name}/${draft.formKey}`}
      person={person}
      {...(copy && { copy })}
      saved={draft.saved}
      onCreated={onCreated}
      onStartOver={draft.startOver}
    />
  );
}

interface NewListingProps extends CreateListingProps {
  saved: SavedDraft | undefined;
  onStartOver: () => void;
}

function NewListing({ person, saved, copy, onCreated, onStartOver }: NewListingProps) {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const listingsChanged = useListingsChanged();
  usePreloadToaster();
  const nameQuestion = useNameQuestion();
  // The form keeps the listing as it was when opened; later answers do not change it.
  const [initialValues] = useState(copy?.values ?? blankListing);
  const publish = usePublishForm({
    endpoint: createListing,
    schema: listingFormSchema,
    initialValues,
    draftKey: { person, name: draftName(copy) },
    saved,
    savedFields: valueNames,
    textsOf: nonEmptyFields,
    sendsPictures: true,
    onSent: ({ message }) => {
      showToast('success', message);
      listingsChanged();
      nameQuestion.answer();
    },
    onSuccess: ({ data }) => onCreated(data),
  });
  const isIncomplete = useCopiedPictures(
    saved?.slots ? [] : (copy?.images ?? []),
    publish.pictures,
  );
  const startOver = () => void publish.clearDraft().then(onStartOver);
  return (
    <>
      <DraftBanner saved={saved} of="ad" onStartOver={startOver} />
      {isIncomplete && (
        <Box mb="5">
          <Alert kind="warning">{t('copy.picturesMissing')}</Alert>
        </Box>
      )}
      <ListingForm
        publish={publish}
        submit={t('create.submit')}
        working={t('create.working')}
        nameQuestion={nameQuestion.field}
        // A listing with other content was published under this draft's key: it can only be edited.
        actionFor={(status) =>
          status === 409 && (
            <Flex wrap="wrap" gap="2">
              <Button asChild>
                <Link to={paths.myListings(language)}>{t('create.toMyAds')}</Link>
              </Button>
              <Button variant="outline" onClick={startOver}>
                {t('create.another')}
              </Button>
            </Flex>
          )
        }
      />
    </>
  );
}

interface CopyListingProps extends CreateListingProps {
  /** Of the listing to start with. */
  id: string;
}

/** Form for a new listing that starts with the texts and pictures of another of one's own. */
export function CopyListing({ id, ...props }: CopyListingProps) {
  const language = useLanguage();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...ownListingQuery(id, language),
    refetchOnWindowFocus: false,
  });
  // It was deleted, or the address is somebody else's.
  if (error instanceof ApiFailure && [403, 404].includes(error.status)) {
    return <CreateListing {...props} />;
  }
  if (error && (!data || dataUpdatedAt < openedAt)) {
    return <FailureNotice onRetry={() => void refetch()} />;
  }
  if (!data || dataUpdatedAt < openedAt) return <ListingFormSkeleton />;
  return <CreateListing {...props} copy={{ id, values: valuesOf(data), images: data.images }} />;
}

/** Puts stored pictures into an empty form as new ones. Answers whether some could not be read. */
function useCopiedPictures(urls: readonly string[], { add }: Pictures): boolean {
  const [isIncomplete, setIncomplete] = useState(false);
  const addCopies = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) add(0, files);
    setIncomplete(files.length < urls.length);
  });
  const [wanted] = useState(urls);
  useEffect(() => {
    if (wanted.length === 0) return undefined;
    const leaving = new AbortController();
    void readPictures(wanted, leaving.signal).then((files) => {
      if (!leaving.signal.aborted) addCopies(files);
    });
    return () => leaving.abort();
  }, [wanted]);
  return isIncomplete;
}

/** Those that could be read, in their order. */
async function readPictures(urls: readonly string[], signal: AbortSignal): Promise<File[]> {
  const files = await Promise.all(urls.map((url) => readPicture(url, signal)));
  return files.filter((file) => file !== undefined);
}

async function readPicture(url: string, signal: AbortSignal): Promise<File | undefined> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) return undefined;
    const blob = await response.blob();
    return new File([blob], url.split('/').at(-1) ?? '', { type: blob.type });
  } catch {
    return undefined;
  }
}
