import { Flex } from '@chakra-ui/react/flex';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import { createListing } from '@qaysari/contract/publish-endpoints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { showToast, useToastsAhead } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { FormSkeleton } from '../../ui/surfaces.tsx';
import { useSavedDraft, type SavedDraft } from './draft/listing-draft.ts';
import { DraftBanner, ListingForm } from './form/listing-form.tsx';
import { blankListing, nonEmptyFields, valueNames } from './form/listing-values.ts';
import { usePublishForm } from './sending/use-publish-form.ts';

const draftName = 'create';

interface CreateListingProps {
  /** Id of who is signed in: drafts are theirs. */
  person: string;
  onCreated: (listing: OwnListing) => void | Promise<void>;
}

/** Form for a new listing; continues a saved draft. */
export function CreateListing({ person, onCreated }: CreateListingProps) {
  const { t } = useTranslation('common');
  const draft = useSavedDraft(person, draftName);
  if (!draft) return <FormSkeleton label={t('loading')} />;
  return (
    <NewListing
      key={draft.formKey}
      person={person}
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

function NewListing({ person, saved, onCreated, onStartOver }: NewListingProps) {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const listingsChanged = useListingsChanged();
  useToastsAhead();
  const publish = usePublishForm({
    endpoint: createListing,
    schema: createListing.body,
    initialValues: blankListing,
    draftKey: { person, name: draftName },
    saved,
    savedFields: valueNames,
    textsOf: nonEmptyFields,
    sendsPictures: true,
    onSent: ({ message }) => {
      showToast('success', message);
      listingsChanged();
    },
    onSuccess: ({ data }) => onCreated(data),
  });
  const startOver = () => void publish.clearDraft().then(onStartOver);
  return (
    <>
      <DraftBanner saved={saved} of="ad" onStartOver={startOver} />
      <ListingForm
        publish={publish}
        submit={t('create.submit')}
        working={t('create.working')}
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
