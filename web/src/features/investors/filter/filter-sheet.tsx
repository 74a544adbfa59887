import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvestorFilter } from '@qaysari/contract/investor-filter';
import { limits } from '@qaysari/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/language.ts';
import { useDebounced } from '../../../lib/browser/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
  const formId = useId();
  const total = useDraftedTotal(draft);
  const { search: _words, listing: _listing, ...nothing } = noFilter;
  return (
    <Sheet
      title={t('ads:filter.show')}
      open={open}
      onClose={onClose}
      footer={
        <Flex gap="3">
          <Button variant="outline" size="lg" px="3" fontSize="sm" onClick={() => change(nothing)}>
            {t('ads:chips.clearAll')}
          </Button>
          <Button type="submit" form={formId} size="lg" px="2" fontSize="sm" flex="1">
            {total === undefined
              ? t('filter.showInvestors')
              : t('filter.showCount', {
                  count: total,
                  replace: { count: total.toLocaleString('en-US') },
                })}
          </Button>
        </Flex>
      }
    >
      <Grid asChild gap="4">
        <form
          id={formId}
          aria-label={t('filter.label')}
          onSubmit={(event) => {
            event.preventDefault();
            onShow();
          }}
        >
          <FilterFields draft={draft} change={change} />
        </form>
      </Grid>
    </Sheet>
  );
}

/** Investors whom a draft would find, by the query of the list that will show them; undefined while unknown. */
function useDraftedTotal(draft: InvestorFilter): number | undefined {
  const language = useLanguage();
  const settled = useDebounced(draft, limits.countDebounceMs);
  const { data, isPlaceholderData } = useInfiniteQuery(investorsQuery(settled, language));
  return settled === draft && !isPlaceholderData ? data?.pages[0]?.total : undefined;
}
