import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { Member } from '../features/auth/member.tsx';
import { FailureNotice } from '../features/feedback/failure-notice.tsx';
import { EditAd } from '../features/publish/edit-ad.tsx';
import { PublishPage } from '../features/publish/publish-page.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function EditAdPage() {
  const { t } = useTranslation('publish');
  const { id = '' } = useParams();
  const language = useLanguage();
  const navigate = useNavigate();
  const myAds = paths.myAds(language);
  return (
    <PublishPage title={t('edit.title')}>
      <Member>
        {({ _id }) => (
          <EditAd
            key={`${_id}/${id}`}
            id={id}
            person={_id}
            onSaved={({ status }) =>
              navigate(status === 'pending' ? `${myAds}?tab=pending` : myAds)
            }
            notFound={<NoSuchAd />}
            failure={(retry) => <FailureNotice onRetry={retry} />}
          />
        )}
      </Member>
    </PublishPage>
  );
}

function NoSuchAd() {
  const { t } = useTranslation('publish');
  const language = useLanguage();
  return (
    <Notice
      icon={<Store size={26} />}
      title={t('edit.notFoundTitle')}
      body={t('edit.notFoundBody')}
      action={
        <Button asChild>
          <Link to={paths.myAds(language)}>{t('edit.toMyAds')}</Link>
        </Button>
      }
    />
  );
}
