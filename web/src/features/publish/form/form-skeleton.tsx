import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The form's first fields, while it is not known what stands in them. */
export function FormSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Box
      aria-busy="true"
      role="status"
      aria-label={t('loading')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      px={{ base: '4', md: '6' }}
      py={{ base: '5', md: '6' }}
    >
      <Skeleton height="6" width="40%" mb="8" />
      <Skeleton height="11" mb="12" />
      <Skeleton height="32" mb="12" />
      {[0, 1, 2, 3].map((line) => (
        <Skeleton key={line} height="11" mb="12" />
      ))}
    </Box>
  );
}
