import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Member } from '../entities/person/session.tsx';
import { searchOf } from '../features/my-ads/tabs.ts';
import { CreateAd } from '../features/publish/create-ad.tsx';
import { PublishPage } from '../features/publish/form/publish-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function CreateAdPage() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <PublishPage title={t('create.title')} lead={t('create.lead')}>
      <Member>
        {({ _id }) => (
          <CreateAd
            key={_id}
            person={_id}
            onCreated={() => navigate(paths.myListings(language) + searchOf('pending'))}
          />
        )}
      </Member>
    </PublishPage>
  );
}
