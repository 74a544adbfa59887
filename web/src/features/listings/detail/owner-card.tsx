import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import type { Listing, ListingOwner } from '@qaysari/contract/listing/types';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listingOwnerQuery } from '../../../entities/listing/queries.ts';
import { ShortFacts } from '../../../entities/person/person-facts.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Card, Skeleton } from '../../../ui/surfaces.tsx';
import { UserLine } from '../../../ui/user-text.tsx';

/** The public facts of a listing's owner. Optional: shows nothing when they cannot be loaded. */
export function OwnerCard({ listing }: { listing: Listing }) {
  const language = useLanguage();
  const { data: owner, isError } = useQuery(listingOwnerQuery(listing._id, language));
  if (isError) return null;
  const others = owner ? owner.listings - (listing.availability === undefined ? 1 : 0) : 0;
  return <ShownOwner owner={owner} others={others} adApprovedAt={listing.approvedAt} />;
}

interface ShownOwnerProps {
  /** Undefined while it loads. */
  owner: ListingOwner | undefined;
  /** How many other ads of theirs are for sale. */
  others: number;
  adApprovedAt: string | undefined;
}

/** What everybody may know of the owner of an ad. */
export function ShownOwner({ owner, others, adApprovedAt }: ShownOwnerProps) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <Card as="section" aria-label={t('owner.label')} px="6" py="5">
      <Box as="h2" fontSize="sm" fontWeight="normal" color="fg.muted" mb="2">
        {t('owner.label')}
      </Box>
      {owner ? (
        <Flex gap="3" align="center">
          <Flex
            flexShrink="0"
            boxSize="11"
            borderRadius="full"
            bg="bg.brandSubtle"
            color="fg.brand"
            align="center"
            justify="center"
          >
            <UserRound size={22} aria-hidden="true" />
          </Flex>
          <Box minW="0">
            <Box as="p" fontWeight="bold" overflowWrap="anywhere">
              {owner.name === undefined ? t('owner.nameless') : <UserLine>{owner.name}</UserLine>}
            </Box>
          </Box>
        </Flex>
      ) : (
        // As high as a name and the usual facts: the content below does not move.
        <Skeleton height="60" aria-busy="true" />
      )}
      {owner && (
        <Box mt="4">
          <ShortFacts facts={owner.facts} adApprovedAt={adApprovedAt} />
        </Box>
      )}
      {owner && others > 0 && (
        <RouterLink
          to={paths.ownerListings(language, owner._id)}
          display="inline-block"
          mt="2"
          py="2.5"
          _print={{ display: 'none' }}
        >
          {t('owner.others', { count: others })}
        </RouterLink>
      )}
    </Card>
  );
}
