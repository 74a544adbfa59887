import { listingSorts, type ListingSort } from '@qaysari/contract/listing/filter';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../ui/select-menu.tsx';

interface SortChoiceProps {
  value: ListingSort | undefined;
  /** Whether ads are searched by words: then they come by how well they fit, unless somebody chooses an order. */
  hasWords: boolean;
  /** Undefined for the default order, which the address omits. */
  onChange: (sort: ListingSort | undefined) => void;
}

export function SortChoice({ value, hasWords, onChange }: SortChoiceProps) {
  const { t } = useTranslation('ads');
  const orders = hasWords ? (['bestMatch', ...listingSorts] as const) : listingSorts;
  const [defaultOrder] = orders;
  return (
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
  );
}
