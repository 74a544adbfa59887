import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor-filter';
import { useState } from 'react';

/** Changes a draft. A band means other amounts in another currency: choosing a currency takes it away. */
export function changeDraft(draft: InvestorFilter, part: Partial<InvestorFilter>): InvestorFilter {
  const isOtherCurrency = 'currency' in part && part.currency !== draft.currency;
  return { ...draft, ...(isOtherCurrency && { band: undefined }), ...part };
}

/**
 * What is chosen in the form and not applied yet. Another applied filter replaces it. `restore` takes back what was
 * chosen since, all but the words.
 */
export function useFilterDraft(filter: InvestorFilter) {
  const [draft, setDraft] = useState(filter);
  const applied = writeInvestorFilter(filter).toString();
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    setDraft(filter);
  }
  return {
    draft,
    change: (part: Partial<InvestorFilter>) => setDraft((old) => changeDraft(old, part)),
    restore: () => setDraft(({ search }) => ({ ...filter, search })),
  };
}
