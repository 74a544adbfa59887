import { Box } from '@chakra-ui/react/box';
import { isByFigure, type ListingSort, listingSorts } from '@qaysari/contract/listing/filter';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownUp, Info } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ResultCount, ResultTools } from '../../../ui/result-tools.tsx';
import { countText } from './listings-words.ts';
import { SelectMenu } from '../../../ui/select-menu.tsx';

interface ResultsHeadProps {
  /** Undefined while they load. */
  total: number | undefined;
  sort: ListingSort | undefined;
  hasWords: boolean;
  onSort: (sort: ListingSort | undefined) => void;
  /** The parts of the filter, and the button that saves the search. */
  tools: ReactNode;
  /** Says how the searched words were interpreted. */
  understood: ReactNode;
  /** How prices in two currencies are compared, where that needs a word. */
  note: ReactNode;
  /** The note shows on a press: it says nothing that is missing. */
  foldsNote: boolean;
  headingRef: Ref<HTMLDivElement>;
}

/** Number of listings, their filter and order, and what is special about it. */
export function ResultsHead(props: ResultsHeadProps) {
  const { total, sort, hasWords, onSort, tools, understood, note, foldsNote, headingRef } = props;
  const { t } = useTranslation('ads');
  const [isNoteOpen, setNoteOpen] = useState(false);
  const hasNote = note !== false && total !== 0;
  return (
    <>
      <ResultTools>
        <ResultCount
          text={total === undefined ? undefined : countText(t, total)}
          loading={t('loadingAds')}
          headingRef={headingRef}
        />
        {hasNote && foldsNote && (
          <Button
            variant="ghost"
            size="icon"
            mx="-2"
            color="fg.muted"
            aria-label={t('byPrice.how')}
            aria-expanded={isNoteOpen}
            onClick={() => setNoteOpen(!isNoteOpen)}
          >
            <Info size={18} aria-hidden="true" />
          </Button>
        )}
        {tools}
        {total !== 0 && <SortChoice value={sort} hasWords={hasWords} onChange={onSort} />}
      </ResultTools>
      {understood}
      {total !== 0 && isByFigure(sort) && <Note>{t('sort.unstatedLast')}</Note>}
      {hasNote && (isNoteOpen || !foldsNote) && <Note>{note}</Note>}
    </>
  );
}

/** A line about the order. */
function Note({ children }: { children: ReactNode }) {
  return (
    <Box as="p" mb="3" fontSize="sm" color="fg.muted">
      {children}
    </Box>
  );
}

interface SortChoiceProps {
  value: ListingSort | undefined;
  /** Whether ads are searched by words: then they come by how well they fit, unless somebody chooses an order. */
  hasWords: boolean;
  /** Undefined for the default order, which the address omits. */
  onChange: (sort: ListingSort | undefined) => void;
}

function SortChoice({ value, hasWords, onChange }: SortChoiceProps) {
  const { t } = useTranslation('ads');
  const orders = hasWords ? (['bestMatch', ...listingSorts] as const) : listingSorts;
  const [defaultOrder] = orders;
  return (
    <Box ms="auto">
      <SelectMenu
        inline
        icon={<ArrowDownUp size={16} aria-hidden="true" />}
        label={t('sort.label')}
        placeholder={t('sort.label')}
        choices={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        value={[value ?? defaultOrder]}
        onChange={([chosen]) =>
          onChange(listingSorts.find((sort) => sort !== defaultOrder && sort === chosen))
        }
      />
    </Box>
  );
}
