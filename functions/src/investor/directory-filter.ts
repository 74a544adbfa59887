import type { InvestorFilter } from '@qaysari/contract/investor/filter';
import { textMatcher } from '../search/store.ts';
import type { DirectoryEntry } from './directory-entry.ts';

/**
 * Whether an entry is what the filter asks for, but for `listing`. Who has not said anything about what is
 * asked for is not found by it.
 */
export function directoryFilter(filter: InvestorFilter): (entry: DirectoryEntry) => boolean {
  const { sector, city, form, currency, band, search } = filter;
  const hasText = search === undefined ? () => true : textMatcher(search);
  return (entry) =>
    hasAny(sector, entry.sectors) &&
    hasAny(city, entry.cities) &&
    hasAny(form, entry.forms) &&
    (currency === undefined || entry.currency === currency) &&
    (band === undefined || entry.bands.some((each) => each === band)) &&
    hasText(entry.words);
}

/** Whether one of the wanted ones was chosen; nothing wanted is always there. */
function hasAny<Id>(wanted: readonly Id[], chosen: readonly Id[] = []): boolean {
  return wanted.length === 0 || wanted.some((id) => chosen.includes(id));
}
