import { listingSorts, type ListingSort } from '@qaysari/contract/listing-filter';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../ui/select-menu.tsx';

const [defaultSort] = listingSorts;

interface SortChoiceProps {
  value: ListingSort | undefined;
  /** Undefined for the default order, which the address omits. */
  onChange: (sort: ListingSort | undefined) => void;
}

export function SortChoice({ value = defaultSort, onChange }: SortChoiceProps) {
  const { t } = useTranslation('ads');
  return (
    <SelectMenu
      inline
      icon={<ArrowDownUp size={16} aria-hidden="true" />}
      label={t('sort.label')}
      placeholder={t('sort.label')}
      choices={listingSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      value={[value]}
      onChange={([chosen]) =>
        onChange(listingSorts.find((sort) => sort !== defaultSort && sort === chosen))
      }
    />
  );
}
