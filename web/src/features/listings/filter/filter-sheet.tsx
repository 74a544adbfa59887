import type { ListingFacets } from '@qaysari/contract/listing/types';
import type { ListingSort } from '@qaysari/contract/listing/filter';
import { useTranslation } from 'react-i18next';
import { FilterSheetForm } from '../../../ui/filter-sheet-form.tsx';
import { FilterFields } from './filter-fields.tsx';
import { useDraftedPage } from './use-drafted-page.ts';
import { draftOf, type FilterDraft } from './use-filter-draft.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  draft: FilterDraft;
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
  const { open, onClose, draft, change, commit, sort, facets, onShow } = props;
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
              replace: { count: total.toLocaleString('en-US') },
            })
      }
      onShow={onShow}
    >
      <FilterFields
        draft={draft}
        change={change}
        commit={commit}
        facets={drafted.facets ?? facets}
      />
    </FilterSheetForm>
  );
}
