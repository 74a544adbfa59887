import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownListingQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Heading } from '../../../ui/page.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Card, Skeleton } from '../../../ui/surfaces.tsx';
import { UserLine } from '../../../ui/user-text.tsx';

/** Says that only those are shown whom an own ad fits, and which ad. */
export function ListingHead({ id }: { id: string }) {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const { data, isError } = useQuery(ownListingQuery(id, language));
  // The results say what is wrong.
  if (isError) return null;
  return (
    <Card as="section" px="5" py="4" mb="5" boxShadow="card" aria-busy={!data}>
      <Heading as="h2" size="small">
        {t('forListing.title')}
      </Heading>
      <Box as="p" mt="1" fontWeight="medium" overflowWrap="anywhere">
        {data ? (
          <UserLine>{data.title}</UserLine>
        ) : (
          <Skeleton as="span" display="block" height="6" />
        )}
      </Box>
      <Box as="p" mt="1" fontSize="sm" color="fg.muted">
        {t('forListing.note')}
      </Box>
      <Flex wrap="wrap" columnGap="5" mt="1">
        <RouterLink to={paths.listing(language, id)} {...link}>
          <ChevronLeft size={16} className="mirror" aria-hidden="true" />
          {t('forListing.back')}
        </RouterLink>
        <RouterLink to={paths.investors(language)} {...link}>
          {t('all')}
        </RouterLink>
      </Flex>
    </Card>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: '11',
  fontSize: 'sm',
} as const;
