import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { categories, categoryIds } from '@qaysari/contract/catalogue';
import type { ListingFacets } from '@qaysari/contract/listing-entity';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { landingPath } from '../../entities/listing/landing.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/surfaces.tsx';
import { countedTiles } from './tiles.ts';

interface CategoryRowProps {
  /** Undefined while unknown. */
  facets: ListingFacets | undefined;
  /** Whether they are on their way: until they come the order of the row is unknown. */
  isLoading: boolean;
}

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
      >
        {isLoading
          ? [28, 40, 32].map((width) => (
              <Skeleton
                key={width}
                as="li"
                height="11"
                width={width}
                flexShrink="0"
                borderRadius="full"
              />
            ))
          : countedTiles(names, facets?.category).map(({ id, name, count }) => (
              <Box as="li" key={id} flexShrink="0">
                <Button asChild variant="outline" size="sm" borderRadius="full" fontWeight="medium">
                  <Link to={landingPath(language, { category: id })}>
                    {name}
                    {count !== undefined && (
                      <Box as="bdi" color="fg.muted" fontVariantNumeric="tabular-nums">
                        {count.toLocaleString('en-US')}
                      </Box>
                    )}
                  </Link>
                </Button>
              </Box>
            ))}
      </Flex>
    </Box>
  );
}
