import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListingSlider } from '../../../entities/listing/listing-slider.tsx';
import { relatedListingsQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Heading } from '../../../ui/page.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';

/** Similar listings. Optional: shows nothing when they cannot be loaded. */
export function RelatedListings({ id }: { id: string }) {
  const { t } = useTranslation(['ad', 'home']);
  const language = useLanguage();
  const { data, isError } = useQuery(relatedListingsQuery(id, language));
  if (isError || data?.length === 0) return null;
  return (
    <Box as="section" mt="16" aria-busy={!data}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="4">
        <Heading as="h2" size="card">
          {t('related.title')}
        </Heading>
        <RouterLink to={paths.listings(language)}>{t('related.seeMore')}</RouterLink>
      </Flex>
      <ListingSlider
        listings={data}
        texts={{
          label: t('related.title'),
          previous: t('home:slider.previous'),
          next: t('home:slider.next'),
        }}
      />
    </Box>
  );
}
