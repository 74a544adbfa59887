import { Box } from '@chakra-ui/react/box';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Container } from '../ui/section.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('pages');
  const language = useLanguage();
  return (
    <Container py="16">
      <PageHead title={t('notFound.title')} />
      <Notice
        icon={<Compass size={26} />}
        titleAs="h1"
        title={t('notFound.title')}
        body={t('notFound.body')}
        action={
          <Box display="flex" gap="3" justifyContent="center" flexWrap="wrap">
            <Button asChild>
              <Link to={paths.home(language)}>{t('notFound.home')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.listings(language)}>{t('notFound.ads')}</Link>
            </Button>
          </Box>
        }
      />
    </Container>
  );
}
