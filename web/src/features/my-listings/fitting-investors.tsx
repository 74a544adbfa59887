import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { listInvestors } from '@qaysari/contract/investor/calls';
import { choiceFilter } from '@qaysari/contract/investor/filter';
import type { Listing } from '@qaysari/contract/listing/types';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listingKeys } from '../../entities/listing/query-keys.ts';
import { useLanguage } from '../../i18n/language.ts';
import { callAsMember } from '../../lib/api/api-client.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { RouterLink } from '../../ui/router-link.tsx';

/** How many approved investors fit one's own ad, and the way to them. For ads that look for money or a partner. */
export function FittingInvestors({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['own', 'failure']);
  const language = useLanguage();
  const { _id: id } = listing;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: listingKeys.fittingInvestors(id),
    queryFn: ({ signal }) =>
      callAsMember(listInvestors, {
        ...{ language, signal },
        query: { role: 'investor' },
        body: { listing: id, limit: 1, ...choiceFilter(() => []) },
      }),
  });
  return (
    // As high while it loads as with an answer.
    <Flex gap="3" minH="20" bg="bg.muted" borderRadius="md" px="4" py="3" fontSize="sm">
      <Box as="span" color="fg.accent" flexShrink="0" mt="0.5">
        <HandCoins size={20} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0" aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <Box as="p" color="fg.muted">
            {t('investors.loading')}
          </Box>
        ) : isError && !data ? (
          <>
            <p>{t('investors.failed')}</p>
            <Button variant="ghost" size="sm" px="0" onClick={() => void refetch()}>
              {t('failure:tryAgain')}
            </Button>
          </>
        ) : data.total === 0 ? (
          <None listing={listing} />
        ) : (
          <>
            <Box as="p" fontWeight="semibold">
              {t('investors.count', { count: data.total })}
            </Box>
            <RouterLink
              to={`${paths.investors(language)}?${new URLSearchParams({ listing: id }).toString()}`}
              {...wayOn}
            >
              {t('investors.see')}
            </RouterLink>
          </>
        )}
      </Box>
    </Flex>
  );
}

const wayOn = { display: 'inline-flex', alignItems: 'center', minH: '11' } as const;

/** What the owner can add, so that more can be compared. */
function None({ listing }: { listing: Listing }) {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <>
      <Box as="p" fontWeight="semibold">
        {t('investors.none')}
      </Box>
      <Box as="p" color="fg.muted">
        {t(listing.sector === undefined ? 'investors.addSector' : 'investors.checkPrice')}
      </Box>
      <RouterLink to={paths.editListing(language, listing._id)} {...wayOn}>
        {t('investors.change')}
      </RouterLink>
    </>
  );
}
