import type { CategoryId, CityId } from '@qaysari/contract/catalogue';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { freshCopy } from './fresh-copy.ts';
import { openSearchTable } from './search-table.ts';

/** What the index is told of an approved ad. */
export interface SearchEntry {
  card: ListingCard;
  description: string;
}

/** How many ads each category and each city would show, with the other filters as they are. */
export interface Facets {
  category: Partial<Record<CategoryId, number>>;
  location: Partial<Record<CityId, number>>;
}

export interface SearchResult {
  /** One page: featured first, then newest, then by id. */
  cards: ListingCard[];
  /** Exact count of all matches, on all pages. */
  total: number;
  facets: Facets;
}

/**
 * Finds approved ads. Each call first brings the index up to date, as far as its maker promises, and
 * throws when that fails. Another engine may stand behind it.
 */
export interface SearchIndex {
  search(filter: ListingFilter): Promise<SearchResult>;
  /**
   * At most `limit` other ads: of the same category first, then of the same city, the newest first.
   * Undefined when the index holds no ad of that id.
   */
  related(id: string, limit: number): Promise<ListingCard[] | undefined>;
  /** Ids of all ads, newest first. */
  ids(): Promise<string[]>;
}

/**
 * An index in this process's memory, loaded whole from `source` when a call finds it older than
 * `maxAgeMs`; 0: every change made before a call is in its answer. Reading all ads again is for the
 * number that fits an emulator, and an instance may be `maxAgeMs` behind: the change feed (architecture:
 * Search) takes the place of `freshCopy` here, and neither the interface nor the table changes for it.
 */
export function openSearchIndex(
  source: () => Promise<readonly SearchEntry[]>,
  maxAgeMs: number,
): SearchIndex {
  const table = openSearchTable();
  const refresh = freshCopy(async () => table.replaceAll(await source()), maxAgeMs);
  return {
    async search(filter) {
      await refresh();
      return table.search(filter);
    },
    async related(id, limit) {
      await refresh();
      return table.related(id, limit);
    },
    async ids() {
      await refresh();
      return table.ids();
    },
  };
}
