import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { paths } from '../../../lib/routes/routes.ts';
import { Heading } from '../../../ui/page.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { InvestorCard, InvestorCardSkeleton } from '../investor-card.tsx';
import { readFromInvestors } from '../investors-path.ts';
import { otherInvestorsQuery } from '../queries.ts';

/**
 * Other investors, each leading back to where the person came from. Optional: shows nothing when they cannot be loaded.
 */
export function MoreInvestors({ id }: { id: string }) {
  const { t } = useTranslation(['investors', 'home']);
  const language = useLanguage();
  const { state } = useLocation() as Location<unknown>;
  const { data, isError } = useQuery(otherInvestorsQuery(id, language));
  if (isError || data?.length === 0) return null;
  return (
    <Box as="section" mt="14" _print={{ display: 'none' }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" mb="4">
        <Heading as="h2" size="card">
          {t('profile.explore')}
        </Heading>
        <RouterLink to={paths.investors(language)} py="2.5">
          {t('all')}
        </RouterLink>
      </Flex>
      <Slider
        texts={{
          label: t('profile.explore'),
          previous: t('home:slider.previous'),
          next: t('home:slider.next'),
        }}
        isBusy={!data}
        cards={
          data?.map((investor) => ({
            key: investor._id,
            card: <InvestorCard investor={investor} query={readFromInvestors(state)} />,
          })) ?? placeholders
        }
      />
    </Box>
  );
}

const placeholders = ['0', '1', '2'].map((key) => ({ key, card: <InvestorCardSkeleton /> }));
