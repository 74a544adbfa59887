import { isCurrency } from '@qaysari/contract/listing/price';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../entities/listing/amount-field.tsx';
import { signOf } from './chips.ts';
import {
  anyCurrency,
  currencyOfLimits,
  type AmountName,
  type FilterDraft,
} from './use-filter-draft.ts';

/** What a field of the filter shows and changes. */
export interface DraftProps {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  /** Called when a limit loses the focus. */
  commit: () => unknown;
}

interface LimitFieldProps extends DraftProps {
  name: AmountName;
  placeholder?: string | undefined;
}

/** A limit that is an amount. Its label names the currency, which is one for all limits. */
export function LimitField({ name, placeholder, draft, change, commit }: LimitFieldProps) {
  const { t } = useTranslation('ads');
  const { currency } = draft;
  const limitsIn = currencyOfLimits(currency);
  return (
    <AmountField
      compact
      label={t(`filter.${name}In`, { symbol: signOf(limitsIn) })}
      placeholder={placeholder}
      value={draft[name]}
      currency={limitsIn}
      onChange={(value) => change({ [name]: value })}
      onCurrency={(named) =>
        change({ currency: isCurrency(currency) ? named : anyCurrency[named] })
      }
      onBlur={commit}
    />
  );
}
