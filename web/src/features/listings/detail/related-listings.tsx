import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from 'lucide-react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { ListingSlider } from '../../../entities/listing/listing-slider.tsx';
import { relatedListingsQuery } from '../../../entities/listing/queries.ts';
import { useLanguage, pathInLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Heading } from '../../../ui/page.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import {
  historyIndex,
  readResultsReturnState,
} from '../../../entities/listing/results-return-state.ts';

/** Similar listings. Optional: shows nothing when they cannot be loaded. */
export function RelatedListings({ id }: { id: string }) {
  const { t } = useTranslation(['ad', 'home']);
  const language = useLanguage();
  const { data, isError } = useQuery(relatedListingsQuery(id, language));
  if (isError || data?.length === 0) return null;
  return (
    <Box as="section" mt="16" _print={{ display: 'none' }} aria-busy={!data}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="4">
        <Heading as="h2" size="card">
          {t('related.title')}
        </Heading>
        <RouterLink to={paths.listings(language)} py="2.5">
          {t('related.seeMore')}
        </RouterLink>
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

/**
 * Leads back to the results, with filter, page and place on the page; to all ads for somebody who did not come from
 * results.
 */
export function BackLink() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const results = readResultsReturnState(state);
  const address = results && pathInLanguage(results.address, language);
  return (
    <RouterLink
      to={address ?? paths.listings(language)}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="11"
      fontSize="sm"
      onClick={(event) => {
        const steps = stepsBack(results?.index);
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        // Going back restores the scroll position. In another language the results are another page.
        if (!isPlain || steps === undefined || address !== results?.address) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      <ChevronLeft className="mirror" size={16} aria-hidden="true" />
      {results ? t('backToResults') : t('backToAds')}
    </RouterLink>
  );
}

/** How many entries of the history lie between here and there; undefined where that is unknown. */
function stepsBack(index: number | undefined): number | undefined {
  const here = historyIndex();
  return here !== undefined && index !== undefined && index < here ? here - index : undefined;
}
