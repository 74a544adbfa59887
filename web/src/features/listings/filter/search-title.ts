import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { commaOf, type Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { TFunction } from 'i18next';

/** Longer lists of names are replaced by their number. */
const maxNames = 2;

type Translate = TFunction<'ads'>;

/** The filter in words, such as "Restaurants & cafés in Erbil"; undefined without any of these parts. */
export function searchTitle(
  { search, category = [], location = [], startup, instalments }: ListingFilter,
  language: Language,
  t: Translate,
): string | undefined {
  const comma = commaOf(language);
  const nameOf = (names: readonly string[], count: string) =>
    names.length > maxNames ? count : names.join(comma);
  const kinds = [
    ...(search === undefined ? [] : [t('searched.words', { words: search })]),
    ...(category.length === 0
      ? []
      : [
          nameOf(
            category.map((id) => categories[id][language]),
            t('filter.categories', { count: category.length }),
          ),
        ]),
    ...(startup === undefined ? [] : [t('searched.startups')]),
  ];
  // Says nothing without what is sold so.
  const how =
    instalments === undefined
      ? []
      : [...(kinds.length > 0 ? [] : [t('title')]), t('searched.instalments')];
  const what = [...kinds, ...how].join(' · ');
  if (location.length === 0) return what === '' ? undefined : what;
  const place = nameOf(
    location.map((id) => cities[id][language]),
    t('filter.locations', { count: location.length }),
  );
  return t('searched.inPlace', { what: what === '' ? t('title') : what, place });
}
