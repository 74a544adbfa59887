import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { ListingFacets } from '@qaysari/contract/listing/types';
import type { ListingSort } from '@qaysari/contract/listing/filter';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/shared/limits';
import { FilterSheetForm } from '../../../ui/filter-sheet-form.tsx';
import { FilterFields } from './filter-fields.tsx';
import { draftOf, type FilterDraft, filterOf, isCrossed } from './use-filter-draft.ts';
import { listingPageQuery } from '../../../entities/listing/queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  draft: FilterDraft;
  wasCrossed: boolean;
  change: (part: Partial<FilterDraft>) => void;
  commit: () => unknown;
  /** The order of the list that will show the results. */
  sort: ListingSort | undefined;
  /** Number of ads of each choice, until those of the draft are known. */
  facets: ListingFacets | undefined;
  onShow: () => void;
}

/** All of the filter but the words, on phones. Its button says how many ads it will show. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, draft, wasCrossed, change, commit, sort, facets, onShow } = props;
  const { t } = useTranslation('ads');
  const drafted = useDraftedPage(draft, sort);
  const { search: _words, asTyped: _asTyped, ...nothing } = draftOf({});
  const { total } = drafted;
  return (
    <FilterSheetForm
      label={t('filter.label')}
      open={open}
      onClose={onClose}
      onClear={() => change(nothing)}
      showText={
        total === undefined
          ? t('filter.showAds')
          : t('filter.showCount', {
              count: total,
              replace: { count: formatNumber(total) },
            })
      }
      onShow={onShow}
    >
      <FilterFields
        draft={draft}
        wasCrossed={wasCrossed}
        change={change}
        commit={commit}
        facets={drafted.facets ?? facets}
      />
    </FilterSheetForm>
  );
}

interface DraftedPage {
  /** Ads that the draft finds; undefined while that is unknown. */
  total: number | undefined;
  /** Ads of each choice with the rest of the draft; the last ones known. */
  facets: ListingFacets | undefined;
}

/**
 * The results of a draft, requested when the person stops choosing. It is the same query as on the page of results, so
 * that page shows them at once.
 */
function useDraftedPage(draft: FilterDraft, sort: ListingSort | undefined): DraftedPage {
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
