import type { CategoryId, CityId } from '@qaysari/contract/catalogue';
import { defaultCurrency, isCurrency } from '@qaysari/contract/currency';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing-filter';
import { useState } from 'react';

/** What stands in the controls of the filter, as typed. */
export interface FilterDraft {
  search: string;
  category: CategoryId[];
  location: CityId[];
  /** Empty: none chosen that we know; the price range is then off. */
  currency: string;
  minPrice: string;
  maxPrice: string;
  /** Whether the person chose the currency, or it is only the default on show. */
  currencyChosen: boolean;
}

export function draftOf(filter: ListingFilter): FilterDraft {
  return {
    search: filter.search ?? '',
    category: filter.category ?? [],
    location: filter.location ?? [],
    currency: filter.currency ?? defaultCurrency,
    minPrice: filter.minPrice?.toString() ?? '',
    maxPrice: filter.maxPrice?.toString() ?? '',
    currencyChosen: filter.currency !== undefined,
  };
}

function amount(typed: string): number | undefined {
  const value = Number.parseFloat(typed);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The query of a draft: only what was set. A price limit carries the currency on show with it:
 * 50,000 means something else in dollars than in dinars.
 */
export function filterOf(draft: FilterDraft): ListingFilter {
  const minPrice = amount(draft.minPrice);
  const maxPrice = amount(draft.maxPrice);
  const priced = minPrice !== undefined || maxPrice !== undefined;
  const search = draft.search.trim();
  return {
    ...(search !== '' && { search }),
    ...(draft.category.length > 0 && { category: draft.category }),
    ...(draft.location.length > 0 && { location: draft.location }),
    ...((draft.currencyChosen || priced) &&
      isCurrency(draft.currency) && { currency: draft.currency }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** Whether the upper limit is below the lower one; such a change is ignored (docs/specification/rules.md#r8). */
export function isCrossed(draft: FilterDraft): boolean {
  const minPrice = amount(draft.minPrice);
  const maxPrice = amount(draft.maxPrice);
  return minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice;
}

/** Filters that the form has sent and that are not in force yet, oldest first. */
export type SentFilters = readonly string[];

/** The filter as text, the same for the same filter. */
function textOf(filter: ListingFilter): string {
  return writeListingFilter(filter).toString();
}

/**
 * Another filter is in force: what is still on its way, and whether this one came from the form itself. Whoever goes
 * on typing after a search keeps what they type; whoever goes back, or follows a link, sees the filter of that place.
 */
export function arriveAt(
  sent: SentFilters,
  inForce: string,
): { sent: SentFilters; isOwn: boolean } {
  const place = sent.indexOf(inForce);
  return place < 0 ? { sent: [], isOwn: false } : { sent: sent.slice(place + 1), isOwn: true };
}

/**
 * Holds a draft, which follows the filter in force. `settle` is called when a price field is left and undoes a crossed
 * range; `willSend` before a filter is sent.
 */
export function useFilterDraft(filter: ListingFilter) {
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [settled, setSettled] = useState(draft);
  const inForce = textOf(filter);
  const [seen, setSeen] = useState(inForce);
  const [sent, setSent] = useState<SentFilters>([]);
  if (inForce !== seen) {
    const arrived = arriveAt(sent, inForce);
    setSeen(inForce);
    setSent(arrived.sent);
    if (!arrived.isOwn) {
      setDraft(draftOf(filter));
      setSettled(draftOf(filter));
    }
  }
  const change = (part: Partial<FilterDraft>) => setDraft((old) => ({ ...old, ...part }));
  const settle = () => {
    if (isCrossed(draft)) {
      change({ minPrice: settled.minPrice, maxPrice: settled.maxPrice });
      return settled;
    }
    setSettled(draft);
    return draft;
  };
  const willSend = (wanted: ListingFilter) => {
    const text = textOf(wanted);
    // What is in force already does not arrive.
    if (text !== (sent.at(-1) ?? inForce)) setSent([...sent, text]);
  };
  return { draft, change, settle, willSend };
}
