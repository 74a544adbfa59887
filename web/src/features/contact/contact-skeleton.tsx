import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The room of the lines while they are on the way. */
export function ContactSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')} p="1.5" display="grid" gap="3">
      <Skeleton height="8" />
      <Skeleton height="8" />
      <Skeleton height="8" />
    </Box>
  );
}
