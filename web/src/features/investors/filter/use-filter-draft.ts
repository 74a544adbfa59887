import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor/filter';
import { useState } from 'react';

/** Changes a draft. A band means other amounts in another currency: choosing a currency takes it away. */
export function changeDraft(draft: InvestorFilter, part: Partial<InvestorFilter>): InvestorFilter {
  const isOtherCurrency = 'currency' in part && part.currency !== draft.currency;
  return { ...draft, ...(isOtherCurrency && { band: undefined }), ...part };
}

/**
 * What is chosen in the form and not applied yet. Another applied filter replaces it, but for one that the form itself
 * submitted: typing that continues after a search is kept. Call `markSubmitted` before a filter is submitted. `restore`
 * takes back what was chosen since, all but the words.
 */
export function useFilterDraft(filter: InvestorFilter) {
  const [draft, setDraft] = useState(filter);
  const applied = writeInvestorFilter(filter).toString();
  const [seen, setSeen] = useState(applied);
  const [submitted, setSubmitted] = useState<string>();
  if (applied !== seen) {
    setSeen(applied);
    setSubmitted(undefined);
    if (applied !== submitted) setDraft(filter);
  }
  return {
    draft,
    change: (part: Partial<InvestorFilter>) => setDraft((old) => changeDraft(old, part)),
    markSubmitted: () => setSubmitted(writeInvestorFilter(draft).toString()),
    restore: () => setDraft(({ search }) => ({ ...filter, search })),
  };
}
