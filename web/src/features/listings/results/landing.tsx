import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import type { Landing } from '@qaysari/contract/listing/landing';
import type { ListingPage } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { landingPath } from '../../../entities/listing/listings-path.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Heading } from '../../../ui/page.tsx';
import { RouterLink } from '../../../ui/router-link.tsx';
import { countText } from './listings-words.ts';

/** Rows with the most ads come first, and more of them say nothing more. */
const maxLinks = 8;

interface LandingFootProps {
  landing: Landing;
  heading: string;
  answer: ListingPage;
}

/**
 * What a landing page says of its ads, and links to the same category in other cities and to other categories in the
 * same city. Below the ads: people came for these.
 */
export function LandingFoot({ landing, heading, answer }: LandingFootProps) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const { category, location } = landing;
  const { facets, total } = answer;
  const inCities = cityIds
    .filter((id) => id !== location)
    .map((id) => ({
      name: cities[id][language],
      count: facets.location[id] ?? 0,
      to: landingPath(language, { ...(category && { category }), location: id }),
    }));
  const ofCategories = categoryIds
    .filter((id) => id !== category)
    .map((id) => ({
      name: categories[id][language],
      count: facets.category[id] ?? 0,
      to: landingPath(language, { category: id, ...(location && { location }) }),
    }));
  return (
    <>
      <Box as="p" mt="10" color="fg.muted" maxW="reading">
        {t('landing.lead', { what: heading, ads: countText(t, total) })}
      </Box>
      {category && (
        <LinkRow
          title={t('landing.inCities', { what: categories[category][language] })}
          links={inCities}
        />
      )}
      {location && (
        <LinkRow
          title={t('landing.ofCity', { place: cities[location][language] })}
          links={ofCategories}
        />
      )}
    </>
  );
}

interface LinkRowProps {
  title: string;
  links: readonly { name: string; count: number; to: string }[];
}

function LinkRow({ title, links }: LinkRowProps) {
  const filled = links.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  const most = [...filled].sort((one, other) => other.count - one.count).slice(0, maxLinks);
  return (
    <Box as="nav" aria-label={title} mt="10">
      <Heading as="h2" size="small">
        {title}
      </Heading>
      <Flex asChild wrap="wrap" columnGap="5" mt="2">
        <ul>
          {most.map(({ name, count, to }) => (
            <li key={to}>
              <RouterLink to={to} display="inline-block" py="2">
                {name} ({formatNumber(count)})
              </RouterLink>
            </li>
          ))}
        </ul>
      </Flex>
    </Box>
  );
}
