import { formatNumber } from '@qaysari/contract/shared/number-text';
import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { landingPath } from '../../entities/listing/listings-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ByWidth } from '../../ui/by-width.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/page.tsx';
import { cardLook, Skeleton } from '../../ui/surfaces.tsx';

/** A link to the ads of a category or city. */
interface Tile<Id extends string> {
  id: Id;
  name: string;
  count?: number;
}

/** Fills whole rows of two and of four. */
const tilesShown = 8;

/** The tiles with their counts, most ads first; equal ones keep their order. Unchanged while counts are unknown. */
export function countedTiles<Id extends string>(
  tiles: readonly Tile<Id>[],
  counts: Partial<Record<Id, number>> | undefined,
): Tile<Id>[] {
  if (!counts) return [...tiles];
  return tiles
    .map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 }))
    .sort((one, other) => other.count - one.count);
}

/** Two columns, or one where larger text needs the room of both. */
const phoneColumns = 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.5rem)), 1fr))';

const tileFrame = {
  ...cardLook,
  overflow: 'hidden',
  _hover: { borderColor: 'fg.brand' },
} as const;

const tileLink = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minH: '14',
  height: 'full',
  px: '4',
  py: '2',
  fontSize: 'sm',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  outlineOffset: '-2px',
  '& > span:first-of-type': { minW: '0' },
} as const;

interface BrowseTilesProps<Id extends string> {
  title: string;
  /** All of them, in the order of the catalogue. */
  tiles: readonly Tile<Id>[];
  /** Number of ads of each; undefined while it loads. */
  counts: Partial<Record<Id, number>> | undefined;
  addressOf: (id: Id) => string;
  /** Label of the button that shows all. */
  showAll: string;
}

/** Links to the ads of each category or city: the ones with most ads first, all of them on request. */
function BrowseTiles<Id extends string>(props: BrowseTilesProps<Id>) {
  const { title, tiles, counts, addressOf, showAll } = props;
  const { t } = useTranslation('home');
  const [all, setAll] = useState(false);
  const id = useId();
  const listId = useId();
  const shown = countedTiles(tiles, counts).slice(0, all ? undefined : tilesShown);
  return (
    <Box as="section" aria-labelledby={id} mt="14">
      <Heading as="h2" id={id} size="page" mb="4">
        {title}
      </Heading>
      <Grid
        as="ul"
        id={listId}
        listStyleType="none"
        gap="3"
        templateColumns={{ base: phoneColumns, md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }}
        // For all of them together: each tile by itself would cost computing.
        css={{ '& > li': tileFrame, '& a': tileLink, '& a > bdi': { color: 'fg.muted' } }}
      >
        {shown.map((tile) => (
          <li key={tile.id}>
            <Link to={addressOf(tile.id)}>
              <span>{tile.name}</span>
              {counts ? (
                <bdi>{formatNumber(tile.count ?? 0)}</bdi>
              ) : (
                <Skeleton as="span" width="6" height="4" flexShrink="0" />
              )}
            </Link>
          </li>
        ))}
      </Grid>
      {tiles.length > tilesShown && (
        <Button
          variant="ghost"
          mt="3"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? t('tiles.fewer') : showAll}
        </Button>
      )}
    </Box>
  );
}

/** Ways to the ads by category and by city. `facets`: undefined while they load. */
export function Browse({ facets }: { facets: ListingFacets | undefined }) {
  const { t } = useTranslation(['home', 'ads']);
  const language = useLanguage();
  return (
    <>
      {/* Phones have them in a row below the search. */}
      <ByWidth
        wide={
          <BrowseTiles
            title={t('tiles.categories')}
            showAll={t('ads:filter.anyCategory')}
            tiles={categoryIds.map((id) => ({ id, name: categories[id][language] }))}
            counts={facets?.category}
            addressOf={(id) => landingPath(language, { category: id })}
          />
        }
      />
      <BrowseTiles
        title={t('tiles.cities')}
        showAll={t('ads:filter.anyLocation')}
        tiles={cityIds.map((id) => ({ id, name: cities[id][language] }))}
        counts={facets?.location}
        addressOf={(id) => landingPath(language, { location: id })}
      />
    </>
  );
}
