import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WithUser } from '../entities/person/session.tsx';
import { CopyListing, CreateListing } from '../features/publish/create-listing.tsx';
import { useLanguage } from '../i18n/language.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { FormPage } from '../ui/page.tsx';

export function CreateListingPage() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const navigate = useNavigate();
  /** The listing to start with. */
  const copied = usePageQuery('createListing').get('copy');
  const texts = copied === null ? 'create' : 'copy';
  const onCreated = () => navigate(`${paths.myListings(language)}?tab=pending`);
  return (
    <FormPage title={t(`${texts}.title`)} lead={t(`${texts}.lead`)}>
      <WithUser>
        {({ _id }) =>
          copied === null ? (
            <CreateListing key={_id} person={_id} onCreated={onCreated} />
          ) : (
            <CopyListing key={`${_id}/${copied}`} id={copied} person={_id} onCreated={onCreated} />
          )
        }
      </WithUser>
    </FormPage>
  );
}
