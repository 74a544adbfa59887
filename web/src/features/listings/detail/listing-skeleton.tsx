import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/surfaces.tsx';

/** Placeholder of a listing's page. */
export function ListingSkeleton() {
  const { t } = useTranslation('ad');
  return (
    <Box role="status" aria-busy="true">
      <Box as="span" srOnly>
        {t('loadingAd')}
      </Box>
      <Skeleton height="5" width="24" mb="4" />
      <Skeleton height="9" width="min(28rem, 90%)" mb="6" />
      <Grid
        gap={{ base: '6', lg: '8' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Skeleton aspectRatio="4 / 3" borderRadius="xl" />
        <Skeleton height="64" borderRadius="xl" />
      </Grid>
    </Box>
  );
}
