import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { landingPath } from '../../entities/listing/landing.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ByWidth } from '../../ui/by-width.tsx';
import { BrowseTiles } from './browse-tiles.tsx';

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
