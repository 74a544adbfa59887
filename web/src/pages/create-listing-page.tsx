import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WithUser } from '../entities/person/session.tsx';
import { CreateListing } from '../features/publish/create-listing.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { FormPage } from '../ui/page.tsx';

export function CreateListingPage() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <FormPage title={t('create.title')} lead={t('create.lead')}>
      <WithUser>
        {({ _id }) => (
          <CreateListing
            key={_id}
            person={_id}
            onCreated={() => navigate(`${paths.myListings(language)}?tab=pending`)}
          />
        )}
      </WithUser>
    </FormPage>
  );
}
