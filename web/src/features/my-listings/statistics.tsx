import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingStatistics } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';

const figures = ['views', 'contacts'] as const satisfies (keyof ListingStatistics)[];
const number = new Intl.NumberFormat('en-US');

/** How often others have looked at a listing and opened its contact menu. */
export function Statistics({ statistics }: { statistics: ListingStatistics }) {
  const { t } = useTranslation('own');
  return (
    <Grid as="dl" aria-label={t('statistics.label')} templateColumns="1fr 1fr" gap="2">
      {figures.map((name) => (
        <Box key={name} bg="bg.muted" borderRadius="md" px="3" py="2">
          <Box as="dt" fontSize="xs" color="fg.muted">
            {t(`statistics.${name}`)}
          </Box>
          <Box as="dd" fontWeight="bold" fontSize="lg">
            {number.format(statistics[name])}
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
