import { UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Container } from '../ui/section.tsx';

/** Stands at sign-in and sign-up until accounts open: better an honest word than a dead link. */
export function AccountsSoonPage() {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <Container py="16">
      <PageHead title={t('accountsSoon.title')} />
      <Notice
        icon={<UserRoundCog size={26} />}
        titleAs="h1"
        title={t('accountsSoon.title')}
        body={t('accountsSoon.body')}
        action={
          <Button asChild>
            <Link to={paths.ads(language)}>{t('accountsSoon.ads')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
