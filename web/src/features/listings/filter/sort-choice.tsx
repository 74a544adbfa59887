import { listingSorts, type ListingSort } from '@qaysari/contract/listing-filter';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../ui/choice-list.tsx';

const [usual] = listingSorts;

interface SortChoiceProps {
  value: ListingSort | undefined;
  /** Undefined: the usual order, which an address need not name. */
  onChange: (sort: ListingSort | undefined) => void;
}

export function SortChoice({ value = usual, onChange }: SortChoiceProps) {
  const { t } = useTranslation('ads');
  return (
    <ChoiceList
      inline
      icon={<ArrowDownUp size={16} aria-hidden="true" />}
      label={t('sort.label')}
      placeholder={t('sort.label')}
      choices={listingSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={[value]}
      onChange={([chosen]) =>
        onChange(listingSorts.find((sort) => sort !== usual && sort === chosen))
      }
    />
  );
}
