import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';

/** Beside each other from 1024 px: what an investor says, and how to reach them. */
export const profileColumns = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 2fr) minmax(0, 1fr)',
} as const;

/** Placeholder of an investor's page. */
export function ProfileSkeleton() {
  const { t } = useTranslation('investors');
  return (
    <Box role="status" aria-busy="true">
      <Box as="span" srOnly>
        {t('profile.loading')}
      </Box>
      <Flex gap="4" align="center" mt="13" mb="6">
        <Skeleton boxSize="16" borderRadius="full" flexShrink="0" />
        <Box flex="1">
          <Skeleton height="8" width="min(16rem, 70%)" mb="2" />
          <Skeleton height="5" width="min(24rem, 90%)" />
        </Box>
      </Flex>
      <Grid gap={{ base: '6', lg: '8' }} templateColumns={profileColumns}>
        <Skeleton height="64" borderRadius="xl" />
        <Skeleton height="64" borderRadius="xl" />
      </Grid>
    </Box>
  );
}

/** There is no such investor, or not for the viewer. */
export function ProfileNotFound() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('profile.notFoundTitle')} />
      <EmptyState
        icon={<UserX size={26} aria-hidden="true" />}
        titleAs="h1"
        title={t('profile.notFoundTitle')}
        body={t('profile.notFoundBody')}
        action={
          <Button asChild>
            <Link to={paths.investors(language)}>{t('all')}</Link>
          </Button>
        }
      />
    </>
  );
}
