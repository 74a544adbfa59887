import { useQuery } from '@tanstack/react-query';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import type { ListingSort } from '@qaysari/contract/listing/filter';
import { limits } from '@qaysari/contract/shared/limits';
import { listingPageQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { filterOf, isCrossed, type FilterDraft } from './use-filter-draft.ts';

interface DraftedPage {
  /** Ads that the draft finds; undefined while that is unknown. */
  total: number | undefined;
  /** Ads of each choice with the rest of the draft; the last ones known. */
  facets: ListingFacets | undefined;
}

/**
 * What a draft would find, asked for when the choosing pauses. It is the very query of the page that shows the
 * results, so that these stand at once.
 */
export function useDraftedPage(draft: FilterDraft, sort: ListingSort | undefined): DraftedPage {
  const language = useLanguage();
  const settled = useDebounced(draft, limits.countDebounceMs);
  const { data, isPlaceholderData } = useQuery({
    ...listingPageQuery({ ...filterOf(settled), ...(sort && { sort }) }, language),
    // The API refuses a highest price below the lowest, which the form takes back when the field is left.
    enabled: !isCrossed(settled),
  });
  const isKnown = settled === draft && !isPlaceholderData && !isCrossed(settled);
  return { total: isKnown ? data?.total : undefined, facets: data?.facets };
}
