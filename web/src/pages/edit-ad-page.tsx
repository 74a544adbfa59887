import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Member } from '../entities/person/session.tsx';
import { searchOf } from '../features/my-ads/tabs.ts';
import { EditAd } from '../features/publish/edit-ad.tsx';
import { PublishPage } from '../features/publish/form/publish-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function EditAdPage() {
  const { t } = useTranslation('publish');
  const { id = '' } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const myAds = paths.myListings(language);
  return (
    <PublishPage title={t('edit.title')}>
      <Member>
        {({ _id }) => (
          <EditAd
            key={`${_id}/${id}`}
            id={id}
            person={_id}
            onSaved={({ status }) =>
              navigate(status === 'pending' ? myAds + searchOf('pending') : myAds)
            }
          />
        )}
      </Member>
    </PublishPage>
  );
}
