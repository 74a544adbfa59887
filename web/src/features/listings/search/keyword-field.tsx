import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/form-field.tsx';
import { SearchBox } from './search-box.tsx';
import type { FacetFilter } from './suggestions.ts';

interface KeywordFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSearch: (text: string) => void;
  onFacet: (facet: FacetFilter) => void;
}

/** Keywords of the filter, with suggestions. */
export function KeywordField(props: KeywordFieldProps) {
  const { t } = useTranslation('ads');
  return (
    <FormField
      plain
      label={t('filter.text')}
      gridColumn={{ base: '1 / -1', lg: 'span 4' }}
      position="relative"
    >
      {({ id }) => <SearchBox id={id} placeholder={t('filter.textPlaceholder')} {...props} />}
    </FormField>
  );
}
