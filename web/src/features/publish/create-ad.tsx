import { Box } from '@chakra-ui/react/box';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import { createListing } from '@qaysari/contract/publish-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListingsChanged } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { showToast } from '../../lib/browser/toast.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { DraftBanner } from './draft/draft-banner.tsx';
import { useKeptAd, type KeptAd } from './draft/listing-draft.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import { AdForm } from './form/listing-form.tsx';
import { blankAd, filledTexts, type AdValues } from './form/listing-values.ts';
import { usePublishForm } from './sending/use-publish-form.ts';

const adFields = Object.keys(blankAd) as (keyof AdValues)[];

const draftName = 'create';

interface CreateAdProps {
  /** Id of who is signed in: drafts are theirs. */
  person: string;
  onCreated: (listing: OwnListing) => void | Promise<void>;
}

/** Publishes an ad, or goes on with the one that was not published. */
export function CreateAd({ person, onCreated }: CreateAdProps) {
  const { isRead, kept } = useKeptAd(person, draftName);
  const [isAnew, setAnew] = useState(false);
  if (!isRead) return <FormSkeleton />;
  return (
    <NewAd
      key={String(isAnew)}
      person={person}
      kept={isAnew ? undefined : kept}
      onCreated={onCreated}
      onAnew={() => setAnew(true)}
    />
  );
}

interface NewAdProps extends CreateAdProps {
  kept: KeptAd | undefined;
  onAnew: () => void;
}

function NewAd({ person, kept, onCreated, onAnew }: NewAdProps) {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const listingsChanged = useListingsChanged();
  const publish = usePublishForm({
    endpoint: createListing,
    schema: createListing.body,
    initialValues: blankAd,
    place: { person, name: draftName },
    kept,
    keptFields: adFields,
    textsOf: filledTexts,
    isIdempotent: true,
    onSent: ({ message }) => {
      showToast('success', message);
      listingsChanged();
    },
    onSuccess: ({ data }) => onCreated(data),
  });
  const beginAnew = () => void publish.dropDraft().then(onAnew);
  return (
    <>
      {kept && <DraftBanner at={kept.at} of="ad" onAnew={beginAnew} />}
      <AdForm
        publish={publish}
        submit={t('create.submit')}
        working={t('create.working')}
        // What was sent under this draft's name was another text: it can only be changed as an ad.
        actionFor={(status) =>
          status === 409 && (
            <Box display="flex" flexWrap="wrap" gap="2">
              <Button asChild>
                <Link to={paths.myListings(language)}>{t('create.toMyAds')}</Link>
              </Button>
              <Button variant="outline" onClick={beginAnew}>
                {t('create.another')}
              </Button>
            </Box>
          )
        }
      />
    </>
  );
}
