import { endpoint } from './endpoint.ts';
import type { savedSearchInputs } from './saved-search-inputs.ts';

// The list of ads has a button for it, so this file imports no schemas.

/** How often somebody is told of what is new in a saved search. `atOnce` is three times a day at most. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** A search that somebody keeps. */
export interface SavedSearch {
  id: string;
  /** What it finds: the query of the list's address, without page and order. */
  filter: string;
  /** Nothing is counted and nothing is told while it is paused. */
  isPaused: boolean;
  frequency: AlertFrequency;
  /** @format date-time */
  createdAt: string;
  /**
   * Ads that it finds and that came into the lists since its person last looked; 100 stands for more, too. Left out
   * while it is paused.
   */
  newCount?: number;
}

/** Lists the caller's saved searches with what is new in each, the latest first. */
export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-search',
  access: 'user',
}).answers<SavedSearch[]>();

/**
 * Saves a search. Its id follows from what it finds: saving the same again changes nothing. `filter` is a query of
 * `GET /listing`; a field that is wrong there is wrong here. Beyond 20 searches: 409.
 */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-search',
  access: 'user',
  message: 'searchSaved',
})
  .takes<typeof savedSearchInputs.saveSearch>()
  .answers<SavedSearch>();

/**
 * Pauses a saved search, goes on with it, says how often to tell of it, or puts another filter in its place; what is
 * left out stays as it is. Another filter has another id, and what is new counts from now. Where that filter is saved
 * already, the two become one.
 */
export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved-search/{id}',
  access: 'user',
  message: 'savedSearchChanged',
})
  .takes<typeof savedSearchInputs.changeSavedSearch>()
  .answers<SavedSearch>();

/** Removes a saved search. */
export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-search/{id}',
  access: 'user',
  message: 'savedSearchRemoved',
})
  .takes<typeof savedSearchInputs.removeSavedSearch>()
  .answers<undefined>();

/** Says that the caller looks at what a saved search finds: ads count as new from now on. */
export const markSavedSearchSeen = endpoint({
  method: 'POST',
  path: '/saved-search/{id}/seen',
  access: 'user',
})
  .takes<typeof savedSearchInputs.markSavedSearchSeen>()
  .answers<undefined>();
