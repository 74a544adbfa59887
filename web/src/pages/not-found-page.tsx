import { Flex } from '@chakra-ui/react/flex';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, Container } from '../ui/page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Container py="16">
      <PageHead title={t('notFound.title')} description={t('notFound.body')} known="none" />
      <EmptyState
        icon={<Compass size={26} />}
        titleAs="h1"
        title={t('notFound.title')}
        body={t('notFound.body')}
        action={
          <Flex gap="3" justify="center" direction={{ base: 'column', sm: 'row' }}>
            <Button asChild>
              <Link to={paths.home(language)}>{t('notFound.home')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.listings(language)}>{t('notFound.ads')}</Link>
            </Button>
          </Flex>
        }
      />
    </Container>
  );
}
