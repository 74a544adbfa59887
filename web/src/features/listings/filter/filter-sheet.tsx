import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { ListingFacets } from '@qaysari/contract/listing-entity';
import type { ListingSort } from '@qaysari/contract/listing-filter';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
  const formId = useId();
  const drafted = useDraftedPage(draft, sort);
  const { search: _words, ...nothing } = draftOf({});
  return (
    <Sheet
      title={t('filter.show')}
      open={open}
      onClose={onClose}
      footer={
        <Flex gap="3">
          <Button variant="outline" size="lg" px="3" fontSize="sm" onClick={() => change(nothing)}>
            {t('chips.clearAll')}
          </Button>
          <Button type="submit" form={formId} size="lg" px="2" fontSize="sm" flex="1">
            <ShowText total={drafted.total} />
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
          <FilterFields
            draft={draft}
            change={change}
            commit={commit}
            facets={drafted.facets ?? facets}
          />
        </form>
      </Grid>
    </Sheet>
  );
}

function ShowText({ total }: { total: number | undefined }) {
  const { t } = useTranslation('ads');
  if (total === undefined) return t('filter.showAds');
  const count = total.toLocaleString('en-US');
  return (
    <Box as="span" fontVariantNumeric="tabular-nums">
      {t('filter.showCount', { count: total, replace: { count } })}
    </Box>
  );
}
