import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, categoryIds } from '@qaysari/contract/listing/catalogue';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { landingPath } from '../../entities/listing/listings-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { outlinedButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { countedTiles } from './browse.tsx';

interface CategoryRowProps {
  /** Undefined while unknown. */
  facets: ListingFacets | undefined;
  /** Whether they are on their way: until they come the order of the row is unknown. */
  isLoading: boolean;
}

const pill = {
  ...outlinedButton,
  borderRadius: 'full',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** On phones: links to the ads of each category, in a row to swipe, the ones with most ads first. */
export function CategoryRow({ facets, isLoading }: CategoryRowProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const names = categoryIds.map((id) => ({ id, name: categories[id][language] }));
  return (
    <Box as="nav" aria-label={t('tiles.categories')} mt="3" mx="-4">
      <Flex
        as="ul"
        listStyleType="none"
        gap="2"
        px="4"
        // Room for the ring of the focus, which the scrolling would cut.
        py="1"
        overflowX="auto"
        scrollbarWidth="none"
        scrollPaddingInline="4"
        // For all of them together: each link by itself would cost computing.
        css={{ '& > li': { flexShrink: 0 }, '& a': pill, '& bdi': { color: 'fg.muted' } }}
      >
        {isLoading
          ? [28, 40, 32].map((width) => (
              <Skeleton key={width} as="li" height="11" width={width} borderRadius="full" />
            ))
          : countedTiles(names, facets?.category).map(({ id, name, count }) => (
              <li key={id}>
                <Link to={landingPath(language, { category: id })}>
                  {name}
                  {count !== undefined && <bdi>{formatNumber(count)}</bdi>}
                </Link>
              </li>
            ))}
      </Flex>
    </Box>
  );
}
