import { useQueries } from '@tanstack/react-query';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listingsPath } from '../../../entities/listing/listings-path.ts';
import { listingPageQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Button } from '../../../ui/button.tsx';
import { chipsOf } from '../filter/chips.ts';
import { countText } from './listings-words.ts';

/** Each costs a search. */
const mostAsked = 6;
const mostShown = 3;

/** Suggests which filter to remove, with the number of ads that it would show. */
export function NoResultsSuggestions({ filter }: { filter: ListingFilter }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  return useWaysOut(filter).map(({ name, rest, total }) => (
    <Button key={name} asChild variant="outline" maxW="full">
      <Link to={listingsPath(language, rest)}>
        {t('without', { name, ads: countText(t, total) })}
      </Link>
    </Button>
  ));
}

/** The filters without one part that find ads, most ads first. A single part has no suggestion. */
function useWaysOut(filter: ListingFilter) {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  const chips = chipsOf(filter, language, t);
  // Words alone never find nothing.
  const others = chips.filter(({ key }) => key !== 'search');
  const asked = chips.length > 1 ? others.slice(0, mostAsked) : [];
  const found = useQueries({
    queries: asked.map(({ rest }) => {
      // The placeholder data is of another filter.
      const { placeholderData: _before, ...query } = listingPageQuery(rest, language);
      return query;
    }),
  });
  return asked
    .map(({ name, rest }, place) => ({ name, rest, total: found[place]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostShown);
}
