import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { WithUser } from '../entities/person/session.tsx';
import { EditListing } from '../features/publish/edit-listing.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { FormPage } from '../ui/page.tsx';

export function EditListingPage() {
  const { t } = useTranslation('publish');
  const { id = '' } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const myListings = paths.myListings(language);
  return (
    <FormPage title={t('edit.title')}>
      <WithUser>
        {({ _id }) => (
          <EditListing
            key={`${_id}/${id}`}
            id={id}
            person={_id}
            onSaved={({ status }) =>
              navigate(status === 'pending' ? `${myListings}?tab=pending` : myListings)
            }
          />
        )}
      </WithUser>
    </FormPage>
  );
}
