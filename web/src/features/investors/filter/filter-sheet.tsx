import { formatNumber } from '@qaysari/contract/shared/number-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvestorFilter } from '@qaysari/contract/investor/filter';
import { limits } from '@qaysari/contract/shared/limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { FilterSheetForm } from '../../../ui/filter-sheet-form.tsx';
import { investorsQuery, noFilter } from '../queries.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  open: boolean;
  onClose: () => void;
  onShow: () => void;
}

/** All of the filter but the words, on phones. Its button says how many investors it will show. */
export function FilterSheet({ open, onClose, draft, change, onShow }: FilterSheetProps) {
  const { t } = useTranslation(['investors', 'ads']);
  const total = useDraftedTotal(draft);
  const { search: _words, listing: _listing, ...nothing } = noFilter;
  return (
    <FilterSheetForm
      label={t('filter.label')}
      open={open}
      onClose={onClose}
      onClear={() => change(nothing)}
      showText={
        total === undefined
          ? t('filter.showInvestors')
          : t('filter.showCount', {
              count: total,
              replace: { count: formatNumber(total) },
            })
      }
      onShow={onShow}
    >
      <FilterFields draft={draft} change={change} />
    </FilterSheetForm>
  );
}

/** Number of investors that match a draft; undefined while unknown. It uses the query of the list of results. */
function useDraftedTotal(draft: InvestorFilter): number | undefined {
  const language = useLanguage();
  const settled = useDebounced(draft, limits.countDebounceMs);
  const { data, isPlaceholderData } = useInfiniteQuery(investorsQuery(settled, language));
  return settled === draft && !isPlaceholderData ? data?.pages[0]?.total : undefined;
}
